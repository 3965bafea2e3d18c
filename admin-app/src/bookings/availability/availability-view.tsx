import type { BookingRules, Calendar, OwnerBooking, OwnerService } from 'data-client/owner';
import { weekdayNames } from 'domain/dates';
import { Stack, Field, Grid, Input, type QueryLike } from 'shared-ui';
import { PanelHead } from '../../dashboard/panel-head';
import { SaveBarView } from '../../form/unsaved/save-bar-view';
import { useCoachZones, zoneSentence } from '../../dashboard/coach-time';
import { BookingsNav } from '../bookings-nav';
import { Week } from './availability.styles';
import { ChangedTimes } from './changed-times';
import { DayFields } from './day-fields';
import { FreeTimesPreview } from './free-times-preview';
import type { DayDraft } from './rules-draft';
import type { RulesForm } from './use-rules-draft';
import { ZoneFields } from './zone-fields';
import { TitledCard } from '../../dashboard/titled-card';

export type AvailabilityViewProps = {
  form: RulesForm;
  services: QueryLike<OwnerService[]>;
  calendar: QueryLike<Calendar>;
  /** The coming bookings, once the zones are changed: their times on the coach's clock may change. */
  upcoming?: QueryLike<OwnerBooking[]>;
  now: Date;
  isSaving?: boolean;
  /** Why the last save failed. */
  refusal?: string;
  onSave: (rules: BookingRules) => void;
};

const workdays = [1, 2, 3, 4];

/** Weekly hours, booking rules and a preview of the resulting free times. */
export function AvailabilityView({ form, services, calendar, upcoming, now, ...saving }: AvailabilityViewProps) {
  const { draft, problems, putDay } = form;
  const monday = draft.week[0] as DayDraft;
  const copyOf = (index: number) =>
    index === 0
      ? { label: 'Copy to Tuesday–Friday', onCopy: () => workdays.forEach((day) => putDay(day, monday)) }
      : {
          label: 'Same as Monday',
          name: `Same as Monday for ${weekdayNames[index]}`,
          onCopy: () => putDay(index, monday),
        };
  return (
    <Stack gap="md">
      <Week>
        {weekdayNames.map((name, index) => (
          <DayFields
            key={name}
            name={name}
            day={draft.week[index] as DayDraft}
            problem={problems.week[index]}
            isChanged={form.isDayChanged(index)}
            copy={copyOf(index)}
            onChange={(day) => putDay(index, day)}
          />
        ))}
      </Week>
      <RuleFields form={form} />
      <ZoneFields form={form} now={now} />
      {upcoming && form.rules && <ChangedTimes bookings={upcoming} before={form.savedZones} after={form.rules.zones} />}
      <FreeTimesPreview services={services} rules={form.rules} calendar={calendar} now={now} />
      <SaveRules form={form} isWaiting={upcoming !== undefined && upcoming.data === undefined} {...saving} />
    </Stack>
  );
}

/** The title and the tabs, which stay while the hours load and if they fail to. */
export const AvailabilityHead = () => (
  <>
    <PanelHead title="Bookings">
      {`When visitors can book. Existing bookings don’t change. ${zoneSentence(useCoachZones())}`}
    </PanelHead>
    <BookingsNav />
  </>
);

type SaveRulesProps = Pick<AvailabilityViewProps, 'form' | 'isSaving' | 'refusal' | 'onSave'> & { isWaiting: boolean };

function SaveRules({ form, isWaiting, isSaving = false, refusal, onSave }: SaveRulesProps) {
  const { changeCount, rules, discard } = form;
  const waiting = isWaiting ? 'Your bookings have to load first' : undefined;
  return (
    <SaveBarView
      label="Save availability"
      unsavedCount={changeCount}
      progress={isSaving ? 'Saving' : undefined}
      blockedBy={rules ? waiting : 'Fix the errors above to save'}
      stop={changeCount > 0 && refusal}
      onSave={() => rules && onSave(rules)}
      onDiscard={discard}
    />
  );
}

const rules = [
  {
    name: 'notice',
    label: 'Minimum notice, in hours',
    hint: 'Minimum time before a consultation starts. The earliest bookable day is always tomorrow.',
  },
  { name: 'buffer', label: 'Buffer, in minutes', hint: 'Free time before and after each consultation.' },
  { name: 'cap', label: 'Maximum consultations per day', hint: 'Leave empty for no limit.' },
  {
    name: 'move',
    label: 'Latest move (hours before the start)',
    hint: 'Clients can move a consultation with the link in their email until then; with 0, until it begins. Existing bookings keep the limit they were made with.',
  },
  {
    name: 'cancel',
    label: 'Latest cancellation (hours before the start)',
    hint: 'The same for canceling. Clients see both limits before they book and in their email.',
  },
] as const;

type RuleFieldsProps = { form: Pick<RulesForm, 'draft' | 'problems' | 'putRule'> };

function RuleFields({ form: { draft, problems, putRule } }: RuleFieldsProps) {
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
