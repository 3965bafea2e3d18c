import { useRetentionPreview, type RetentionMonths, type RetentionPreview as Preview } from 'data-client/owner';
import { Alert, QueryView, Skeleton, Stack, Muted, Text } from 'shared-ui';
import { useCoachTime } from '../../dashboard/coach-time';
import { useSettingFormContext } from '../../form/settings/setting-form-context';
import { useMinute } from '../../dashboard/use-minute';
import { dueWords, erasedWords, isAnyOn, monthsIn } from './retention-words';

/** The extent of an erasure by age, the rows that the form's months would erase, and the schedule's last run. */
export function RetentionPreview() {
  const { values, saved } = useSettingFormContext();
  const months = monthsIn(values);
  const savedMonths = monthsIn(saved);
  const query = useRetentionPreview(months);
  return (
    <Stack gap="md">
      {months ? (
        <QueryView
          query={query}
          pending={<Skeleton lines={2} height="1.5em" />}
          error={(cause) => `The records to erase couldn’t be counted. ${cause instanceof Error ? cause.message : ''}`}
        >
          {(preview) => (
            <Stack gap="xs">
              <div role="status" aria-label="Records to erase now">
                <DueText preview={preview} months={months} isSaved={isSame(months, savedMonths)} />
              </div>
              <LastRun preview={preview} isOn={savedMonths !== undefined && isAnyOn(savedMonths)} />
            </Stack>
          )}
        </QueryView>
      ) : (
        <Text>Enter valid numbers of months to see what would be erased.</Text>
      )}
      <Alert tone="info" role="note" title="The law may make you keep past bookings">
        Tax law, for example, often requires you to keep them for years. Check before you enter a number.
      </Alert>
      <Muted>
        A message or booking is erased with its emails, your replies and note, the client’s answers to your questions,
        and its values in the history. None of it can be restored, but backups that you made before still contain it.
      </Muted>
      <Muted>
        A person with nothing left is erased, too. A note, a tag, a subscription or another email from you keeps them.
      </Muted>
    </Stack>
  );
}

const isSame = (one: RetentionMonths, other?: RetentionMonths) => JSON.stringify(one) === JSON.stringify(other);

type DueTextProps = { preview: Preview; months: RetentionMonths; isSaved: boolean };

function DueText({ preview: { due }, months, isSaved }: DueTextProps) {
  if (!isAnyOn(months)) return <Text>{isSaved ? 'Nothing is erased.' : 'Once you save, nothing will be erased.'}</Text>;
  const words = dueWords(due);
  if (!words) return <Text>Nothing is old enough to be erased now.</Text>;
  return (
    <Text>
      {isSaved ? 'Due now, to be erased within the hour: ' : 'Would be erased now: '}
      <strong>{words}</strong>.
    </Text>
  );
}

const hourMs = 3_600_000;

function LastRun({ preview: { lookedAt, erased }, isOn }: { preview: Preview; isOn: boolean }) {
  const { moment } = useCoachTime();
  const now = useMinute();
  const isLate = isOn && lookedAt !== undefined && now.getTime() - lookedAt.getTime() > 3 * hourMs;
  return (
    <>
      {isLate && (
        <Alert tone="warning">
          {`The schedule hasn’t run since ${moment(lookedAt)}. Ask the person who installed your site to check it.`}
        </Alert>
      )}
      {isOn && !isLate && (
        <Muted>
          {lookedAt ? `Last checked ${moment(lookedAt)}.` : 'The schedule hasn’t run yet. It checks once an hour.'}
        </Muted>
      )}
      {erased && <Muted>{`Last erased ${moment(erased.at)}: ${erasedWords(erased)}.`}</Muted>}
    </>
  );
}
