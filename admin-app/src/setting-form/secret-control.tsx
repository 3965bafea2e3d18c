import type { SettingKey } from 'data-client/owner';
import { Button, Inline, Text } from 'shared-ui';
import { PasswordInput } from 'shared-ui/desk';
import { useSettingFormContext } from './setting-form-context';

export type SecretControlProps = { name: SettingKey; value: string; onChange: (value: string) => void };

/** Written, never read: the field is empty, and says whether something is kept. */
export function SecretControl({ name, value, onChange }: SecretControlProps) {
  const { secrets, isChanged, discard } = useSettingFormContext();
  const isSet = secrets.includes(name);
  const isRemoving = isChanged(name) && value === '';
  const state = isRemoving
    ? 'It is removed when you save.'
    : isSet
      ? 'One is set. It cannot be shown.'
      : 'None is set.';
  return (
    <>
      <PasswordInput
        name={name}
        autoComplete="new-password"
        value={value}
        placeholder={isSet && !isRemoving ? 'Type a new one to replace it' : undefined}
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
