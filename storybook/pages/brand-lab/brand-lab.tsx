import {
  border,
  color,
  Container,
  createPalette,
  Eyebrow,
  font,
  Grid,
  Heading,
  layer,
  Section,
  Stack,
  Text,
  ThemeProvider,
  type Scheme,
} from 'shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { keepLabBrand, labBrand, type Brand } from '../../decorators/brands';
import { BrandForm } from './brand-form';
import { Gallery } from './gallery';
import { VerdictList } from './verdict-list';

const Stage = styled.div`
  position: relative;
  z-index: ${layer.base};
  border-block: ${border.strong} solid ${color.hairline};
  background: ${color.paper};
  color: ${color.text};
  font-family: ${font.body};
  line-height: ${font.lineHeight.body};
`;

/** Previews every component in a brand. */
export function BrandLab({ scheme, initial }: { scheme?: Scheme; initial?: Brand }) {
  const [brand, setBrand] = useState(() => initial ?? labBrand());
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  useEffect(() => keepLabBrand(brand), [brand]);
  const { colors, ...type } = brand;
  return (
    <main>
      <Section labelledBy="lab-title">
        <Container>
          <Stack gap="2xl">
            <Stack gap="md">
              <Eyebrow>Brand lab</Eyebrow>
              <Heading level={1} size="xl" id="lab-title">
                Preview an owner’s colors
              </Heading>
              <Text tone="muted">
                Everything below updates as you type. Select the brand “Lab” in the toolbar to see other stories in it.
              </Text>
            </Stack>
            <Grid columns={2} gap="3xl">
              <BrandForm brand={brand} onChange={setBrand} />
              <VerdictList colors={colors} onChange={(next) => setBrand({ ...brand, colors: next })} />
            </Grid>
          </Stack>
        </Container>
      </Section>
      <Stage ref={setStage}>
        {stage && (
          <ThemeProvider target={stage} palette={createPalette(colors)} scheme={scheme} {...type}>
            <Gallery />
          </ThemeProvider>
        )}
      </Stage>
    </main>
  );
}
