import { calendarNameMax, type AccountCalendar, type CalendarAccess, type NewCalendar } from 'data-client/owner';
import { useState } from 'react';
import { Alert, Button, Choice, ChoiceGroup, Field, Input, Options, Select } from 'shared-ui';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';
import { useRecordId } from '../form/use-record-id';
import { useWork } from '../form/use-work';
import { ShortForm } from './calendars.styles';

export type ConnectFormProps = {
  /** Lists the calendars of an account. Rejects with the reason. */
  onFind: (access: CalendarAccess) => Promise<AccountCalendar[]>;
  /** Rejects with the reason. */
  onConnect: (calendar: NewCalendar) => Promise<void>;
};

const accessOf = ({ address, username, password }: CalendarAccess) => [address, username, password].join('\n');

const empty: Omit<NewCalendar, 'id'> = { kind: 'icalendar', name: '', address: '', username: '', password: '' };

/** Connects a calendar: by its secret address, or by an account, whose calendars are then offered. */
export function ConnectForm({ onFind, onConnect }: ConnectFormProps) {
  const [draft, setDraft] = useState(empty);
  const [id, renewId] = useRecordId();
  const [found, setFound] = useState<{ access: string; calendars: AccountCalendar[] }>();
  const [chosen, setChosen] = useState('');
  const [hasTried, setTried] = useState(false);
  const { isBusy, problem, run, forget } = useWork();
  useUnsavedGuard({ isDirty: [draft.address, draft.username, draft.password].some(Boolean) });
  const isAccount = draft.kind === 'caldav';
  // Calendars found for an account that was corrected since are not offered.
  const calendars = isAccount && found?.access === accessOf(draft) ? found.calendars : undefined;
  const put = (change: Partial<typeof empty>) => {
    setDraft((before) => ({ ...before, ...change }));
    forget();
  };
  const hasName = !isAccount || calendars !== undefined;
  const missing = {
    name: hasName && draft.name.trim() === '' ? 'Please enter a name.' : undefined,
    address: draft.address.trim() === '' ? 'Please enter the address.' : undefined,
    username: isAccount && draft.username.trim() === '' ? 'Please enter the username.' : undefined,
    password: isAccount && draft.password === '' ? 'Please enter the password.' : undefined,
  };
  const errorOf = (field: keyof typeof missing) => (hasTried ? missing[field] : undefined);
  const bind = (field: keyof typeof missing) => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => put({ [field]: target.value }),
  });

  const choose = (address: string, among: readonly AccountCalendar[]) => {
    setChosen(address);
    put({ name: among.find((one) => one.address === address)?.name ?? '' });
  };
  const handleSubmit = () => {
    setTried(true);
    if (Object.values(missing).some(Boolean)) return;
    void run(async () => {
      if (!hasName) {
        const answer = await onFind(draft);
        setFound({ access: accessOf(draft), calendars: answer });
        setChosen(answer[0]?.address ?? '');
        // The owner may have typed another one while it was looked up.
        setDraft((now) => (now === draft ? { ...now, name: answer[0]?.name ?? '' } : now));
      } else {
        await onConnect({ ...draft, id, address: calendars ? chosen : draft.address });
        renewId();
        // The owner may have typed another one while it was connected.
        setDraft((now) => (now === draft ? { ...empty, kind: draft.kind } : now));
        setFound(undefined);
      }
      setTried(false);
    });
  };

  return (
    <ShortForm aria-label="Connect a calendar" onSubmit={handleSubmit}>
      <ChoiceGroup
        legend="How is it shared?"
        min="16rem"
        value={draft.kind}
        onChange={(kind) => put({ kind: kind === 'caldav' ? 'caldav' : 'icalendar' })}
      >
        <Choice value="icalendar">By a secret address: Google, Outlook and others</Choice>
        <Choice value="caldav">By an account: iCloud, Nextcloud, Fastmail and others</Choice>
      </ChoiceGroup>
      <Field
        label={isAccount ? 'Server' : 'Secret address'}
        hint={
          isAccount
            ? 'For example caldav.icloud.com'
            : 'It ends with .ics. It’s stored encrypted and won’t be shown again.'
        }
        error={errorOf('address')}
        isRequired
      >
        <Input inputMode="url" autoComplete="off" spellCheck={false} {...bind('address')} />
      </Field>
      {isAccount && (
        <>
          <Field label="Username" hint="Often your email address." error={errorOf('username')} isRequired>
            <Input autoComplete="off" spellCheck={false} {...bind('username')} />
          </Field>
          <Field
            label="Password"
            hint="Use an app password, not your main one. It’s stored encrypted and won’t be shown again."
            error={errorOf('password')}
            isRequired
          >
            <Input type="password" autoComplete="off" {...bind('password')} />
          </Field>
        </>
      )}
      {calendars && (
        <Field label="Calendar">
          <Select value={chosen} onChange={({ target }) => choose(target.value, calendars)}>
            <Options of={calendars.map(({ address, name }) => ({ id: address, label: name }))} />
          </Select>
        </Field>
      )}
      {hasName && (
        <Field label="Name" hint="For you: in the week view and in emails." error={errorOf('name')} isRequired>
          <Input maxLength={calendarNameMax} {...bind('name')} />
        </Field>
      )}
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button type="submit" isBusy={isBusy}>
        {hasName ? 'Connect' : 'Find calendars'}
      </Button>
    </ShortForm>
  );
}
