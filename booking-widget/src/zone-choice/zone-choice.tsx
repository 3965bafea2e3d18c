import { useState } from 'react';
import { visitorTimeZone } from 'domain/slot-format';
import { todaysZone } from 'domain/todays-zone';
import { Field, Options, Select } from 'shared-ui';
import { useTexts } from '../language/language';
import { loadZoneSearch } from './load-zone-search';
import { zoneLabel } from './zone-label';
import type { ZoneChoiceProps, ZoneSearch } from './zone-search';

/** Where the visitor is: the browser's zone and the chosen one. The search for another one loads on demand. */
export function ZoneChoice({ timeZone, onChange }: ZoneChoiceProps) {
  const { yourTimeZone, anotherZone, zonesFailed } = useTexts();
  const [Search, setSearch] = useState<typeof ZoneSearch>();
  const [hasFailed, setFailed] = useState(false);
  const chosen = todaysZone(timeZone);
  const load = () => {
    setFailed(false);
    loadZoneSearch().then(
      (module) => setSearch(() => module.ZoneSearch),
      () => setFailed(true),
    );
  };
  const offered = [...new Set([todaysZone(visitorTimeZone()), chosen])];
  if (Search) return <Search timeZone={chosen} onChange={onChange} />;
  return (
    <Field label={yourTimeZone} error={hasFailed ? zonesFailed : undefined}>
      <Select value={chosen} onChange={({ target }) => (target.value ? onChange(target.value) : load())}>
        <Options of={offered.map((zone) => ({ id: zone, label: zoneLabel(zone) }))} />
        <option value="">{anotherZone}</option>
      </Select>
    </Field>
  );
}
