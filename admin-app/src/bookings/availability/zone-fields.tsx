import type { Travel } from 'domain/coach-zones';
import { useId, useState, useMemo, type ReactNode } from 'react';
import { Button, Field, Grid, Input, Stack, Muted } from 'shared-ui';
import { TitledCard } from '../../dashboard/titled-card';
import { labelOf } from '../../form/label-of';
import { sentenceCase } from '../../list/sentence-case';
import type { TravelProblems } from './rules-draft';
import type { RulesForm } from './use-rules-draft';
import { zoneName } from 'domain/time-zone';
import { offsetName } from 'domain/todays-zone';
import { zoneNamed, zoneNames } from 'domain/zone-list';
import { zoneCountries } from 'domain/zone-search';

/** The home zone, and days in another zone. */
export function ZoneFields({ form: { draft, problems, putRule, putTravel }, now }: { form: RulesForm; now: Date }) {
  const list = useId();
  const [isListed, setListed] = useState(false);
  const { home, travel } = draft;
  const suggestions = { list, now, onFocus: () => setListed(true) };
  return (
    <TitledCard title="Time zone" padding="md">
      <ZoneField
        label="Home time zone"
        value={home}
        problem={problems.home}
        onChange={(text) => putRule('home', text)}
        {...suggestions}
      />
      {travel.map((trip, index) => (
        <Trip
          key={index}
          number={index + 1}
          trip={trip}
          problems={problems.travel[index] ?? {}}
          suggestions={suggestions}
          onChange={(part) => putTravel(travel.with(index, { ...trip, ...part }))}
          onRemove={() => putTravel(travel.filter((one) => one !== trip))}
        />
      ))}
      {travel.length === 0 && <Muted>No travel dates. On travel dates, your weekly hours are local time there.</Muted>}
      <Button
        size="sm"
        variant="secondary"
        onClick={() => putTravel([...travel, { firstDay: '', lastDay: '', zone: '' }])}
      >
        Add travel dates
      </Button>
      <datalist id={list}>{isListed && <ZoneOptions now={now} />}</datalist>
    </TitledCard>
  );
}

type TripProps = {
  number: number;
  trip: Travel;
  problems: TravelProblems;
  suggestions: { list: string; now: Date; onFocus: () => void };
  onChange: (part: Partial<Travel>) => void;
  onRemove: () => void;
};

function Trip({ number, trip, problems, suggestions, onChange, onRemove }: TripProps) {
  const name = `travel dates ${number}`;
  return (
    <Stack gap="xs" role="group" aria-label={sentenceCase(name)}>
      <Grid min="11rem" gap="md">
        <Field label={labelOf('From', name)} error={problems.firstDay}>
          <Input type="date" value={trip.firstDay} onChange={({ target }) => onChange({ firstDay: target.value })} />
        </Field>
        <Field label={labelOf('To', name)} error={problems.lastDay}>
          <Input type="date" value={trip.lastDay} onChange={({ target }) => onChange({ lastDay: target.value })} />
        </Field>
        <ZoneField
          label={labelOf('Time zone there', name)}
          value={trip.zone}
          problem={problems.zone}
          onChange={(zone) => onChange({ zone })}
          {...suggestions}
        />
      </Grid>
      <Button size="sm" variant="ghost" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </Stack>
  );
}

type ZoneFieldProps = {
  label: ReactNode;
  value: string;
  problem?: string;
  /** The id of the suggestions. */
  list: string;
  now: Date;
  onFocus: () => void;
  onChange: (text: string) => void;
};

/** A zone by its name or city, with suggestions. */
function ZoneField({ label, value, problem, list, now, onFocus, onChange }: ZoneFieldProps) {
  const zone = useMemo(() => zoneNamed(value), [value]);
  const hint = zone ? `${zoneName(zone)}, now ${offsetName(zone, now)}.` : 'Type a city, such as Berlin.';
  return (
    <Field label={label} hint={hint} error={problem}>
      <Input
        list={list}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

/** The suggestions, made once a zone is about to be chosen. Browsers search them by zone, offset and country. */
function ZoneOptions({ now }: { now: Date }) {
  const options = useMemo(() => {
    const countries = zoneCountries(['en']);
    return zoneNames().map((zone) => ({ zone, facts: [offsetName(zone, now), countries.get(zone)].filter(Boolean) }));
  }, [now]);
  return options.map(({ zone, facts }) => (
    <option key={zone} value={zone}>
      {facts.join(', ')}
    </option>
  ));
}
