import { useReadPeople, type PeopleFilter } from 'data-client/owner';
import { coachDayOf } from 'domain/coach-zones';
import { Button, Inline, useNotify } from 'shared-ui';
import { useCoachZones } from '../dashboard/coach-time';
import { useAttempt } from '../dashboard/use-attempt';
import { saveFile } from '../list/save-file';
import { peopleHeader, peopleLines } from './people-csv';
import { peopleWords } from './person-words';

type ExportPeopleProps = {
  filter: PeopleFilter;
  /** How many people match the filter. */
  count: number;
};

/** Downloads all people who match the list's filter and search as a CSV file. */
export function ExportPeople({ filter, count }: ExportPeopleProps) {
  const read = useReadPeople();
  const attempt = useAttempt();
  const notify = useNotify();
  const zones = useCoachZones();
  const exportAll = async () => {
    const parts = [peopleHeader];
    let exported = 0;
    await read.mutateAsync({
      filter,
      onPage: (people) => {
        exported += people.length;
        parts.push(peopleLines(people, zones));
      },
    });
    const name = `people-${coachDayOf(new Date(), zones)}.csv`;
    saveFile(name, parts, 'text/csv;charset=utf-8');
    notify({ tone: 'success', message: `${peopleWords(exported)} exported to ${name}.` });
  };
  const handleExport = () => void attempt('The list couldn’t be exported.', exportAll);
  return (
    <Inline justify="end">
      <Button size="sm" variant="ghost" isBusy={read.isPending} onClick={handleExport}>
        Export {peopleWords(count)} (.csv)
      </Button>
    </Inline>
  );
}
