import { useState } from 'react';
import { cityOf } from 'domain/time-zone';
import { Field, Select } from 'shared-ui';

import { useTexts } from '../language/language';
import { knownZones, zoneGroups } from './time-zones';

export type ZoneChoiceProps = { timeZone: string; onChange: (timeZone: string) => void };

/** Where the visitor is. The list of four hundred zones is made when somebody is about to look at it. */
export function ZoneChoice({ timeZone, onChange }: ZoneChoiceProps) {
  const { yourTimeZone, otherZones } = useTexts();
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <Field label={yourTimeZone}>
      <Select value={timeZone} onFocus={want} onPointerEnter={want} onChange={({ target }) => onChange(target.value)}>
        {isWanted ? (
          zoneGroups(knownZones(timeZone), otherZones).map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {zones.map(({ id, city }) => (
                <option key={id} value={id}>
                  {city}
                </option>
              ))}
            </optgroup>
          ))
        ) : (
          <option value={timeZone}>{cityOf(timeZone)}</option>
        )}
      </Select>
    </Field>
  );
}
