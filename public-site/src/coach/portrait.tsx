import { styled } from 'styled-components';
import { Image, border, color, font, initials, space } from 'shared-ui';

const Initials = styled.span`
  display: grid;
  place-content: center;
  place-self: stretch;
  outline: ${border.hairline} solid ${color.hairline};
  outline-offset: calc(-1 * ${space.lg});
  background: ${color.brandDeep};
  font-family: ${font.heading};
  font-size: ${font.glyphSize.fluid};
  letter-spacing: ${font.letterSpacing.wide};
`;

export type PortraitProps = {
  name: string;
  src: string;
  /** Above the fold: loads eagerly and with high priority. */
  isFirstView?: boolean;
};

/** The coach's portrait, or their initials if it fails to load. */
export function Portrait({ name, src, isFirstView = false }: PortraitProps) {
  return (
    <Image
      src={src}
      alt={`Portrait of ${name}`}
      ratio="4 / 5"
      fallback={<Initials aria-hidden="true">{initials(name)}</Initials>}
      {...(isFirstView ? { loading: 'eager', fetchPriority: 'high' } : {})}
    />
  );
}
