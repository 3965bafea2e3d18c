import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Container, Eyebrow, Heading, LinkButton, Section, Text, color, media, space } from 'shared-ui';
import pattern from '../art/pattern.svg';

/** From tablets on the words stand beside a navy ground that runs off the page's edge, as in the hero. */
const Ground = styled(Section)`
  overflow: clip;
  ${media.up('lg')} {
    &::before {
      content: '';
      position: absolute;
      inset: ${space['2xl']} 0 ${space['4xl']} 66%;
      background:
        linear-gradient(to right, ${color.brand}, transparent 80%),
        ${color.brand} url('${pattern}') 0 0 / 10rem;
    }
  }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.lg};
  max-inline-size: 38rem;
  min-block-size: 48vh;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

export function NotFoundPage() {
  return (
    <Ground labelledBy="not-found-heading">
      <Container>
        <Words>
          <Eyebrow>Page not found</Eyebrow>
          <Heading level={1} size="xl" id="not-found-heading">
            This path leads nowhere. Others do.
          </Heading>
          <Text tone="muted" size="lg">
            The address may be mistyped, or the page has moved. Begin again at the front door, or write to me and I will
            point you in the right direction.
          </Text>
          <Ways>
            <LinkButton as={Link} to="/">
              Go to the Home Page
            </LinkButton>
            <LinkButton as={Link} to="/#services" variant="secondary">
              Services
            </LinkButton>
            <LinkButton as={Link} to="/#contact" variant="secondary">
              Contact
            </LinkButton>
          </Ways>
        </Words>
      </Container>
    </Ground>
  );
}
