import { definitionOf, type SettingKey } from 'domain/settings/registry';
import { counted } from '../dashboard/counted';
import { MeterFill, MeterTrack, MeterWords } from './seo.styles';
import { isInAdvisedRange, lengthOf } from './seo-score';

/** Compares a text's length with the recommended range: green within, red outside, never blocking. */
export function LengthMeter({ name, value }: { name: SettingKey; value: string }) {
  const { advised } = definitionOf(name);
  if (!advised) return null;
  const [shortest, longest] = advised;
  const length = lengthOf(value);
  const isGood = isInAdvisedRange(name, value);
  return (
    <div>
      <MeterTrack aria-hidden="true">
        <MeterFill $isGood={isGood} style={{ inlineSize: `${Math.min(100, (length / longest) * 100)}%` }} />
      </MeterTrack>
      <MeterWords $isGood={isGood}>
        {`${counted(length, 'character')}: ${
          isGood ? 'reads well' : length < shortest ? `${shortest - length} too few` : `${length - longest} too many`
        }`}
      </MeterWords>
    </div>
  );
}
