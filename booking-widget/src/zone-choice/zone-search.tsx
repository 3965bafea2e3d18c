import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { zoneCountries, zoneMatcher } from 'domain/zone-search';
import { Field, Input, Options, Select, Stack, VisuallyHidden } from 'shared-ui';
import { useTexts } from '../language/language';
import { zoneGroups } from './time-zones';

export type ZoneChoiceProps = { timeZone: string; onChange: (timeZone: string) => void };

/** All zones by region, and a field that narrows them down. Enter chooses the first one found. */
export function ZoneSearch({ timeZone, onChange }: ZoneChoiceProps) {
  const { yourTimeZone, tag } = useTexts();
  const texts = useZoneTexts();
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The field replaces the control that had the focus.
  useEffect(() => input.current?.focus(), []);
  const { otherZones } = texts;
  const groups = useMemo(
    () => zoneGroups(timeZone, { own: yourTimeZone, other: otherZones }),
    [timeZone, yourTimeZone, otherZones],
  );
  const countries = useMemo(() => zoneCountries(['en', tag]), [tag]);
  const shown = useMemo(() => {
    const isFound = search.trim() ? zoneMatcher(search, countries) : () => true;
    return groups
      .map(({ region, zones }) => ({ region, zones: zones.filter(isFound) }))
      .filter(({ zones }) => zones.length > 0);
  }, [groups, countries, search]);
  const found = shown.flatMap(({ zones }) => zones);
  const isListed = found.some(({ id }) => id === timeZone);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It would submit the form around it.
    event.preventDefault();
    if (search.trim() && found[0]) onChange(found[0].id);
  };
  return (
    <Stack gap="sm">
      <Field label={texts.search} hint={texts.searchHint}>
        <Input
          ref={input}
          type="search"
          value={search}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={handleKeyDown}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Field>
      <VisuallyHidden role="status">{search.trim() && texts.found(found.length)}</VisuallyHidden>
      <Field label={yourTimeZone}>
        <Select value={isListed ? timeZone : ''} onChange={({ target }) => onChange(target.value)}>
          {!isListed && (
            <option value="" disabled>
              {texts.found(found.length)}
            </option>
          )}
          {shown.map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              <Options of={zones} />
            </optgroup>
          ))}
        </Select>
      </Field>
    </Stack>
  );
}

const english = {
  otherZones: 'Other',
  search: 'Search time zones',
  searchHint: 'City, country or offset, such as +5:30',
  found: (count: number) => (count === 1 ? '1 time zone found' : `${count} time zones found`),
};

const german: typeof english = {
  otherZones: 'Weitere',
  search: 'Zeitzone suchen',
  searchHint: 'Stadt, Land oder Abstand, etwa +5:30',
  found: (count) => (count === 1 ? '1 Zeitzone gefunden' : `${count} Zeitzonen gefunden`),
};

const useZoneTexts = () => useTexts().pick(english, german);
