import type { Service } from 'domain/services';
import { Checkbox, Choice, ChoiceGroup, Field, Grid, Options, Select, Stack } from 'shared-ui';
import { embedThemes, type EmbedChoice } from './snippet';

const modes: Record<EmbedChoice['mode'], string> = {
  inline: 'Inline',
  popup: 'Button',
  floating: 'Floating button',
  link: 'Your own link or button',
};
const themes: Record<EmbedChoice['theme'], string> = {
  light: 'Light',
  dark: 'Dark',
  auto: 'Match the visitor’s device',
  inherit: 'Match your page',
};

export type SnippetBuilderProps = {
  choice: EmbedChoice;
  services: readonly Service[];
  onChange: (change: Partial<EmbedChoice>) => void;
};

export function SnippetBuilder({ choice, services, onChange }: SnippetBuilderProps) {
  return (
    <Stack gap="lg">
      <ChoiceGroup
        legend="Layout"
        value={choice.mode}
        onChange={(mode) => onChange({ mode: mode as EmbedChoice['mode'] })}
        min="14rem"
      >
        {Object.entries(modes).map(([mode, label]) => (
          <Choice key={mode} value={mode}>
            {label}
          </Choice>
        ))}
      </ChoiceGroup>
      <Grid min="12rem" gap="md">
        <Field label="Preselected service">
          <Select value={choice.service} onChange={({ target }) => onChange({ service: target.value })}>
            <option value="">Let the visitor choose</option>
            {services
              .filter(({ isBookable }) => isBookable)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
        <Field label="Colors">
          <Select
            value={choice.theme}
            onChange={({ target }) => onChange({ theme: target.value as EmbedChoice['theme'] })}
          >
            <Options of={embedThemes.map((theme) => ({ id: theme, label: themes[theme] }))} />
          </Select>
        </Field>
        <Field label="Language">
          <Select
            value={choice.locale}
            onChange={({ target }) => onChange({ locale: target.value as EmbedChoice['locale'] })}
          >
            <option value="">Match your page</option>
            <option value="en">English</option>
            <option value="de">Deutsch</option>
          </Select>
        </Field>
      </Grid>
      <Checkbox
        label="Use an iframe"
        hint="Scripts on your page can’t read what visitors type."
        checked={choice.isIsolated}
        onChange={({ target }) => onChange({ isIsolated: target.checked })}
      />
    </Stack>
  );
}
