import { isHexColor } from 'domain/contrast';
import { Field, Grid, Input, Select, space, Stack, target, type ButtonShape, type OwnerColors } from 'shared-ui';
import { ownerDefaults } from 'shared-ui/tokens';
import { styled } from 'styled-components';
import type { Brand } from '../../decorators/brands';

const Pair = styled.span`
  display: grid;
  grid-template-columns: ${target.touch} minmax(0, 1fr);
  gap: ${space.xs};

  input[type='color'] {
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
`;

const names = Object.keys(ownerDefaults) as (keyof OwnerColors)[];
const kinds = { heading: 'Playfair Display', body: 'Montserrat', accent: 'Dancing Script' } as const;
const families = [...Object.values(kinds), 'Georgia', 'Verdana', 'Trebuchet MS', 'Courier New'];
const shapes: ButtonShape[] = ['rounded', 'square', 'pill'];
const title = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** Native color pickers accept six digits only. */
const sixDigits = (value: string) =>
  value.length === 4 ? `#${[...value.slice(1)].map((one) => one + one).join('')}` : value;

/** The brand settings, in the order of the settings page. */
export function BrandForm({ brand, onChange }: { brand: Brand; onChange: (brand: Brand) => void }) {
  return (
    <Stack gap="lg">
      <Grid min="14rem" gap="md">
        {names.map((name) => {
          const value = brand.colors[name] ?? ownerDefaults[name];
          const change = (typed: string) => onChange({ ...brand, colors: { ...brand.colors, [name]: typed } });
          return (
            <Field
              key={name}
              label={title(name)}
              error={isHexColor(value) ? undefined : 'Use a format like #DAA520. Until then the default color is used.'}
            >
              <Pair>
                <input
                  type="color"
                  aria-label={`Pick ${name}`}
                  value={isHexColor(value) ? sixDigits(value) : ownerDefaults[name]}
                  onChange={(event) => change(event.target.value.toUpperCase())}
                />
                <Input value={value} spellCheck={false} onChange={(event) => change(event.target.value)} />
              </Pair>
            </Field>
          );
        })}
      </Grid>
      <Grid min="14rem" gap="md">
        {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
          <Field key={kind} label={`${title(kind)} font`}>
            <Select
              value={brand.fonts?.[kind] ?? kinds[kind]}
              onChange={(event) => onChange({ ...brand, fonts: { ...brand.fonts, [kind]: event.target.value } })}
            >
              {families.map((family) => (
                <option key={family}>{family}</option>
              ))}
            </Select>
          </Field>
        ))}
        <Field label="Buttons">
          <Select
            value={brand.buttonShape ?? 'rounded'}
            onChange={(event) => onChange({ ...brand, buttonShape: event.target.value as ButtonShape })}
          >
            {shapes.map((shape) => (
              <option key={shape}>{shape}</option>
            ))}
          </Select>
        </Field>
      </Grid>
    </Stack>
  );
}
