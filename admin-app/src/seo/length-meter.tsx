import { definitionOf, type SettingKey } from 'data-client/owner';
import { MeterFill, MeterTrack, MeterWords } from './seo.styles';
import { isInAdvisedRange, lengthOf } from './seo-score';

/** How long a text is against the length that reads well: green within it, red beside it, never in the way. */
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
        {`${length} ${length === 1 ? 'character' : 'characters'}: ${
          isGood ? 'reads well' : length < shortest ? `${shortest - length} too few` : `${length - longest} too many`
        }`}
      </MeterWords>
    </div>
  );
}
