import {
  Accent,
  border,
  Button,
  color,
  Container,
  Eyebrow,
  font,
  Grid,
  Heading,
  Inline,
  media,
  Section,
  space,
  Stack,
  Text,
} from 'shared-ui';
import { DashboardIcon } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { Cards, Forms } from './overview-parts';

const Cover = styled.div`
  display: grid;
  gap: ${space['2xl']};
  align-items: center;

  ${media.up('lg')} {
    grid-template-columns: 3fr 2fr;
  }
`;

/** Cap height, x-height and baseline of Playfair Display, in its own em. */
const rule = (ink: string, at: string) => `linear-gradient(${ink}, ${ink}) 0 ${at} / 100% 1px no-repeat`;

const Specimen = styled.p`
  padding-inline: 0.12em;
  font-family: ${font.heading};
  font-size: ${font.glyphSize.specimen};
  line-height: ${font.lineHeight.none};
  white-space: nowrap;
  color: ${color.hairline};
  background: ${rule(color.border, '0.2075em')}, ${rule(color.border, '0.4015em')}, ${rule(color.hairline, '0.9155em')};
  user-select: none;
`;

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border: ${border.hairline} solid ${color.border};

  ${media.up('md')} {
    grid-template-columns: repeat(6, 1fr);
  }
  li {
    display: flex;
    align-items: end;
    block-size: 9rem;
    padding: ${space.sm};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.semibold};
  }
`;

const strip = [
  ['brand', 'onBrand'],
  ['accent', 'onAccent'],
  ['highlight', 'onHighlight'],
  ['paper', 'text'],
  ['surfaceSoft', 'text'],
  ['surface', 'text'],
] as const;

function FirstPage() {
  return (
    <Section tone="navy" labelledBy="overview-title">
      <Container>
        <Cover>
          <Stack gap="lg">
            <Eyebrow>Design system</Eyebrow>
            <Heading level={1} size="display" id="overview-title">
              Lead with courage. Live with clarity.
            </Heading>
            <Text size="xl" style={{ maxInlineSize: '36rem' }}>
              Dark text on warm backgrounds, one accent color, and generous spacing. The whole site is built from the
              components in this Storybook.
            </Text>
            <Inline gap="md">
              <Button variant="accent" size="lg">
                Book Consultation
              </Button>
              <Button variant="secondary" size="lg">
                Explore Services
              </Button>
            </Inline>
          </Stack>
          <Specimen aria-hidden="true">Aa</Specimen>
        </Cover>
      </Container>
    </Section>
  );
}

function Voices() {
  return (
    <Section labelledBy="voices-title">
      <Container>
        <Stack gap="2xl">
          <Strip>
            {strip.map(([background, words]) => (
              <li key={background} style={{ background: color[background], color: color[words] }}>
                {background}
              </li>
            ))}
          </Strip>
          <Grid columns={3} gap="2xl">
            <Stack>
              <Eyebrow>Speaks</Eyebrow>
              <Heading level={2} size="xl" id="voices-title">
                Decisions that still feel right years later
              </Heading>
              <Text tone="muted">For headings only.</Text>
            </Stack>
            <Stack>
              <Eyebrow>Explains</Eyebrow>
              <Text size="xl">
                Honest questions, no formulas. We look at what is in front of you, and at the smallest step from here.
              </Text>
              <Text tone="muted">For body text.</Text>
            </Stack>
            <Stack>
              <Eyebrow>Signs</Eyebrow>
              <Text style={{ fontSize: font.headingSize.xl, lineHeight: font.lineHeight.snug }} tone="strong">
                <Accent>Lena Ashford</Accent>
              </Text>
              <Text tone="muted">For names and single words.</Text>
            </Stack>
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}

function Closing() {
  return (
    <Section tone="navy" labelledBy="closing-title">
      <Container width="narrow">
        <Stack gap="xl" align="center" style={{ textAlign: 'center' }}>
          <DashboardIcon name="quote" size="2.5rem" />
          <Heading level={2} size="xl" id="closing-title">
            Courage is not loud. It is the next honest sentence.
          </Heading>
          <Text tone="accent" style={{ fontSize: font.headingSize.lg }}>
            <Accent>Lena Ashford</Accent>
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}

/** The visual identity on one page, built from real components. */
export function Overview() {
  return (
    <main>
      <FirstPage />
      <Voices />
      <Cards />
      <Forms />
      <Closing />
    </main>
  );
}
