import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Container, Eyebrow, Heading, LinkButton, Section, Text, border, color, font, media, space } from 'shared-ui';
import pattern from '../art/pattern.svg';

const Page = styled(Section)`
  overflow: clip;
`;

/** On wide screens, a navy panel that extends past the page edge, as in the hero. */
const Picture = styled.div`
  display: none;
  ${media.up('lg')} {
    position: absolute;
    inset: ${space['2xl']} 0 ${space['4xl']} 66%;
    display: flex;
    align-items: end;
    padding: ${space.xl};
    font-family: ${font.heading};
    font-size: ${font.glyphSize.md};
    font-weight: ${font.weight.heading};
    font-variant-numeric: lining-nums;
    line-height: ${font.lineHeight.none};
    color: ${color.accentText};
    background:
      linear-gradient(to right, ${color.brand}, transparent 80%),
      ${color.brand} url('${pattern}') 0 0 / 10rem;
    ${media.forcedColors} {
      background: none;
      border: ${border.hairline} solid;
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

export function NotFoundPage() {
  return (
    <Page labelledBy="not-found-heading">
      <Picture data-tone="brand" aria-hidden="true">
        404
      </Picture>
      <Container>
        <Words>
          <Eyebrow>Page not found</Eyebrow>
          <Heading level={1} size="xl" id="not-found-heading">
            I can’t find that page.
          </Heading>
          <Text tone="muted" size="lg">
            The address may be mistyped, or the page may have moved. Start from the home page, or write to me and I will
            point you in the right direction.
          </Text>
          <Actions>
            <LinkButton as={Link} to="/">
              Go to the Home Page
            </LinkButton>
            <LinkButton as={Link} to="/#services" variant="secondary">
              Services
            </LinkButton>
            <LinkButton as={Link} to="/#contact" variant="secondary">
              Contact
            </LinkButton>
          </Actions>
        </Words>
      </Container>
    </Page>
  );
}
