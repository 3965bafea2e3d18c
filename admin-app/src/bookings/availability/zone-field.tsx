import { zoneName } from 'domain/time-zone';
import { offsetName } from 'domain/todays-zone';
import { zoneNamed, zoneNames } from 'domain/zone-list';
import { zoneCountries } from 'domain/zone-search';
import { useMemo } from 'react';
import { Field, Input } from 'shared-ui';

type ZoneFieldProps = {
  label: string;
  value: string;
  problem?: string;
  /** The id of the suggestions. */
  list: string;
  now: Date;
  onFocus: () => void;
  onChange: (text: string) => void;
};

/** A zone by its name or city, with suggestions. */
export function ZoneField({ label, value, problem, list, now, onFocus, onChange }: ZoneFieldProps) {
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
export function ZoneOptions({ now }: { now: Date }) {
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
