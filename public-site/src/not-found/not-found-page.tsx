import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Container, Eyebrow, Heading, LinkButton, Section, Text, space } from 'shared-ui';

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
  min-block-size: 40vh;
  align-content: center;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

export function NotFoundPage() {
  return (
    <Section labelledBy="not-found-heading">
      <Container width="narrow">
        <Words>
          <Eyebrow>Page not found</Eyebrow>
          <Heading level={1} size="xl" id="not-found-heading">
            This path leads nowhere. Others do.
          </Heading>
          <Text tone="muted">
            The address may be mistyped, or the page has moved. Begin again at the front door, or write to me and I will
            point you in the right direction.
          </Text>
          <Ways>
            <LinkButton as={Link} to="/">
              Go to the Home Page
            </LinkButton>
            <LinkButton as={Link} to="/#contact" variant="secondary">
              Contact
            </LinkButton>
          </Ways>
        </Words>
      </Container>
    </Section>
  );
}
