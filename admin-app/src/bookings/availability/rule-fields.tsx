import { Field, Grid, Input } from 'shared-ui';
import { TitledCard } from '../../dashboard/titled-card';
import type { RulesForm } from './use-rules-draft';

const rules = [
  {
    name: 'notice',
    label: 'Minimum notice, in hours',
    hint: 'Minimum time before a session starts. The earliest bookable day is always tomorrow.',
  },
  {
    name: 'buffer',
    label: 'Buffer, in minutes',
    hint: 'Free time before and after each session.',
  },
  {
    name: 'cap',
    label: 'Maximum sessions per day',
    hint: 'Leave empty for no limit.',
  },
  {
    name: 'move',
    label: 'Latest move (hours before the start)',
    hint: 'Clients can move a session with the link in their email until then; with 0, until it begins. Existing bookings keep the limit they were made with.',
  },
  {
    name: 'cancel',
    label: 'Latest cancellation (hours before the start)',
    hint: 'The same for canceling. Clients see both limits before they book and in their email.',
  },
] as const;

type RuleFieldsProps = { form: Pick<RulesForm, 'draft' | 'problems' | 'putRule'> };

/** The rules that apply to every day. */
export function RuleFields({ form: { draft, problems, putRule } }: RuleFieldsProps) {
  return (
    <TitledCard title="Every day" padding="md">
      <Grid min="18rem" gap="md">
        {rules.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} error={problems[name]}>
            <Input inputMode="numeric" value={draft[name]} onChange={({ target }) => putRule(name, target.value)} />
          </Field>
        ))}
      </Grid>
    </TitledCard>
  );
}
