import type { BookingRules, Calendar, OwnerBooking, OwnerService } from 'data-client/owner';
import { weekdayNames } from 'domain/dates';
import { Stack, type QueryLike } from 'shared-ui';
import { PanelHead } from '../../dashboard/panel-head';
import { SaveBarView } from '../../form/unsaved/save-bar-view';
import { useCoachZones, zoneSentence } from '../../dashboard/coach-time';
import { BookingsNav } from '../bookings-nav';
import { Week } from './availability.styles';
import { ChangedTimes } from './changed-times';
import { DayFields } from './day-fields';
import { FreeTimesPreview } from './free-times-preview';
import { RuleFields } from './rule-fields';
import type { DayDraft } from './rules-draft';
import type { RulesForm } from './use-rules-draft';
import { ZoneFields } from './zone-fields';

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
      : { label: 'Same as Monday', onCopy: () => putDay(index, monday) };
  return (
    <Stack gap="md">
      <PanelHead title="Bookings">
        {`When visitors can book. Existing bookings don’t change. ${zoneSentence(useCoachZones())}`}
      </PanelHead>
      <BookingsNav />
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

type SaveRulesProps = Pick<AvailabilityViewProps, 'form' | 'isSaving' | 'refusal' | 'onSave'> & { isWaiting: boolean };

function SaveRules({ form, isWaiting, isSaving = false, refusal, onSave }: SaveRulesProps) {
  const { changeCount, rules, discard } = form;
  const waiting = isWaiting ? 'Your bookings have to load first' : undefined;
  return (
    <SaveBarView
      label="Save availability"
      unsavedCount={changeCount}
      progress={isSaving ? 'Saving' : undefined}
      hindrance={rules ? waiting : 'Fix the errors above to save'}
      stop={changeCount > 0 && refusal}
      onSave={() => rules && onSave(rules)}
      onDiscard={discard}
    />
  );
}
