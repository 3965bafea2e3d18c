import type { SettingKey } from 'domain/settings/registry';
import { Button, Inline, Text } from 'shared-ui';
import { PasswordInput } from 'shared-ui/dashboard';
import { useSettingFormContext } from './setting-form-context';

type SecretControlProps = { name: SettingKey; value: string; onChange: (value: string) => void };

/** A write-only field: it never shows the stored value, only whether there is one. */
export function SecretControl({ name, value, onChange }: SecretControlProps) {
  const { secrets, isChanged, discard } = useSettingFormContext();
  const isSet = secrets.includes(name);
  const isRemoving = isChanged(name) && value === '';
  const state = isRemoving
    ? 'It will be removed when you save.'
    : isSet
      ? 'A value is stored. It can’t be shown.'
      : 'None is set.';
  return (
    <>
      <PasswordInput
        name={name}
        autoComplete="new-password"
        value={value}
        placeholder={isSet && !isRemoving ? 'Enter a new value to replace it' : undefined}
        onChange={(event) => (event.target.value ? onChange(event.target.value) : discard([name]))}
      />
      <Inline gap="sm">
        <Text size="sm">{state}</Text>
        {isSet && !isRemoving && (
          <Button size="sm" variant="ghost" onClick={() => onChange('')}>
            Remove it
          </Button>
        )}
      </Inline>
    </>
  );
}
