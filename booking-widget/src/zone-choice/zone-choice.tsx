import { useState } from 'react';
import { todaysZone } from 'domain/zone-list';
import { Field, Select } from 'shared-ui';
import { useTexts } from '../language/language';
import { zoneGroups, zoneOption, type ZoneOption } from './time-zones';

export type ZoneChoiceProps = { timeZone: string; onChange: (timeZone: string) => void };

/** Where the visitor is. The list of four hundred zones is made when somebody is about to look at it. */
export function ZoneChoice({ timeZone, onChange }: ZoneChoiceProps) {
  const { yourTimeZone, otherZones } = useTexts();
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const chosen = todaysZone(timeZone);
  return (
    <Field label={yourTimeZone}>
      <Select value={chosen} onFocus={want} onPointerEnter={want} onChange={({ target }) => onChange(target.value)}>
        {isWanted ? (
          zoneGroups(chosen, { own: yourTimeZone, other: otherZones }).map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {zones.map((zone) => (
                <Zone key={zone.id} {...zone} />
              ))}
            </optgroup>
          ))
        ) : (
          <Zone {...zoneOption(chosen)} />
        )}
      </Select>
    </Field>
  );
}

const Zone = ({ id, label }: ZoneOption) => <option value={id}>{label}</option>;
