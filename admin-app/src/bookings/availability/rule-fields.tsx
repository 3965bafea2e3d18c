import { Card, Field, Grid, Heading, Input, Stack } from 'shared-ui';
import type { RulesForm } from './use-rules-draft';

const rules = [
  {
    name: 'notice',
    label: 'Minimum notice, in hours',
    hint: 'How long ahead visitors book at least. Tomorrow is the earliest day in any case.',
  },
  {
    name: 'buffer',
    label: 'Buffer, in minutes',
    hint: 'What stays free before and after each conversation.',
  },
  {
    name: 'cap',
    label: 'Most conversations a day',
    hint: 'Empty for as many as fit.',
  },
] as const;

export type RuleFieldsProps = { form: Pick<RulesForm, 'draft' | 'problems' | 'putRule'> };

/** What holds on every day. */
export function RuleFields({ form: { draft, problems, putRule } }: RuleFieldsProps) {
  return (
    <Card padding="md">
      <Stack gap="md">
        <Heading level={3} size="sm">
          On every day
        </Heading>
        <Grid min="13rem" gap="md">
          {rules.map(({ name, label, hint }) => (
            <Field key={name} label={label} hint={hint} error={problems[name]}>
              <Input inputMode="numeric" value={draft[name]} onChange={({ target }) => putRule(name, target.value)} />
            </Field>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}
