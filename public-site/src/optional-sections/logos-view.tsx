import { useState } from 'react';
import { styled } from 'styled-components';
import { Container, border, color, font, labelLook, media, motion, space } from 'shared-ui';

/** An organization that the coach has worked for. */
type Logo = { name: string; picture: string; link: string };

export type LogosViewProps = { heading: string; logos: readonly Partial<Logo>[] };

const Band = styled.section`
  padding-block: ${space['2xl']};
  border-block-end: ${border.hairline} solid ${color.border};
`;

const Title = styled.h2`
  margin-block-end: ${space.lg};
  ${labelLook}
  text-align: center;
  color: ${color.textMuted};
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.lg} ${space.xl};
  ${media.up('md')} {
    column-gap: ${space['3xl']};
  }
`;

/** All logos get the same room, whatever their shape. */
const Place = styled.li`
  inline-size: 7rem;
  block-size: 3rem;
  ${media.up('md')} {
    inline-size: 9rem;
  }
  a,
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  span {
    display: grid;
    place-items: center;
    block-size: 100%;
    font-size: ${font.size.sm};
    line-height: ${font.lineHeight.snug};
    text-align: center;
    color: ${color.textMuted};
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  img {
    object-fit: contain;
    filter: grayscale(1);
    transition: filter ${motion.medium} ${motion.ease};
  }
  &:hover img,
  a:focus-visible img {
    filter: none;
  }
`;

/** The logo, or the name in its place if it cannot be loaded. */
function Picture({ name, picture }: Partial<Logo>) {
  const [failed, setFailed] = useState<string>();
  if (failed === picture) return <span>{name}</span>;
  return <img src={picture} alt={name} loading="lazy" decoding="async" onError={() => setFailed(picture)} />;
}

/** The logos of organizations that the coach has worked for, in one calm row. */
export function LogosView({ heading, logos }: LogosViewProps) {
  return (
    <Band aria-labelledby="logos-heading">
      <Container>
        <Title id="logos-heading">{heading}</Title>
        <Row role="list">
          {logos.map(({ name, picture, link }, index) => {
            const logo = <Picture name={name} picture={picture} />;
            return <Place key={index}>{link ? <a href={link}>{logo}</a> : logo}</Place>;
          })}
        </Row>
      </Container>
    </Band>
  );
}
