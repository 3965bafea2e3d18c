import { styled } from 'styled-components';
import { Image, border, color, font, initials, space } from 'shared-ui';

const Initials = styled.span`
  display: grid;
  place-content: center;
  place-self: stretch;
  outline: ${border.hairline} solid ${color.hairline};
  outline-offset: -${space.lg};
  background: ${color.brandDeep};
  font-family: ${font.heading};
  font-size: ${font.glyphSize.fluid};
  letter-spacing: ${font.letterSpacing.wide};
`;

export type PortraitProps = {
  name: string;
  src: string;
  /** Width to height, as in CSS. */
  ratio: string;
  /** It is in sight when the page opens: fetched at once and before other pictures. */
  isFirstView?: boolean;
};

/** The coach's picture; the coach's initials when it cannot be shown. */
export function Portrait({ name, src, ratio, isFirstView = false }: PortraitProps) {
  return (
    <Image
      src={src}
      alt={`Portrait of ${name}`}
      ratio={ratio}
      fallback={<Initials aria-hidden="true">{initials(name)}</Initials>}
      {...(isFirstView ? { loading: 'eager', fetchPriority: 'high' } : {})}
    />
  );
}
