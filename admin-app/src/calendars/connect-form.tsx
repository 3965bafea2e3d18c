import { calendarNameMax, type AccountCalendar, type CalendarAccess, type NewCalendar } from 'data-client/owner';
import { useState, type FormEvent } from 'react';
import { Alert, Button, Choice, ChoiceGroup, Field, Input, Options, Select, Stack } from 'shared-ui';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';
import { useRecordId } from '../form/use-record-id';
import { useWork } from '../form/use-work';
import { Form } from './calendars.styles';

export type ConnectFormProps = {
  /** Lists the calendars of an account. Rejects with the reason. */
  onFind: (access: CalendarAccess) => Promise<AccountCalendar[]>;
  /** Rejects with the reason. */
  onConnect: (calendar: NewCalendar) => Promise<void>;
};

const empty: Omit<NewCalendar, 'id'> = { kind: 'icalendar', name: '', address: '', username: '', password: '' };

/** Connects a calendar: by its secret address, or by an account, whose calendars are then offered. */
export function ConnectForm({ onFind, onConnect }: ConnectFormProps) {
  const [draft, setDraft] = useState(empty);
  const [id, renewId] = useRecordId();
  const [found, setFound] = useState<AccountCalendar[]>();
  const [chosen, setChosen] = useState('');
  const [hasTried, setTried] = useState(false);
  const { isBusy, problem, run, forget } = useWork();
  useUnsavedGuard({ isDirty: [draft.address, draft.username, draft.password].some(Boolean) });
  const isAccount = draft.kind === 'caldav';
  const isChoosing = isAccount && found !== undefined;
  const put = (change: Partial<typeof empty>) => {
    setDraft((before) => ({ ...before, ...change }));
    forget();
  };
  /** Whatever says where the account is makes its calendars unknown. */
  const putAccess = (change: Partial<typeof empty>) => {
    put(change);
    setFound(undefined);
  };
  const missing = {
    name: (!isAccount || isChoosing) && draft.name.trim() === '' ? 'Please enter a name.' : undefined,
    address: draft.address.trim() === '' ? 'Please enter the address.' : undefined,
    username: isAccount && draft.username.trim() === '' ? 'Please enter the username.' : undefined,
    password: isAccount && draft.password === '' ? 'Please enter the password.' : undefined,
  };
  const errorOf = (field: keyof typeof missing) => (hasTried ? missing[field] : undefined);

  const choose = (address: string, among: readonly AccountCalendar[] = found ?? []) => {
    setChosen(address);
    put({ name: among.find((one) => one.address === address)?.name ?? '' });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(missing).some(Boolean)) return;
    void run(async () => {
      if (isAccount && !isChoosing) {
        const calendars = await onFind(draft);
        setFound(calendars);
        choose(calendars[0]?.address ?? '', calendars);
      } else {
        await onConnect({ ...draft, id, address: isChoosing ? chosen : draft.address });
        renewId();
        setDraft({ ...empty, kind: draft.kind });
        setFound(undefined);
      }
      setTried(false);
    });
  };

  return (
    <Form noValidate aria-label="Connect a calendar" onSubmit={handleSubmit}>
      <Stack gap="md">
        <ChoiceGroup
          legend="How is it shared?"
          min="16rem"
          value={draft.kind}
          onChange={(kind) => putAccess({ kind: kind === 'caldav' ? 'caldav' : 'icalendar' })}
        >
          <Choice value="icalendar">By a secret address: Google, Outlook and others</Choice>
          <Choice value="caldav">By an account: iCloud, Nextcloud, Fastmail and others</Choice>
        </ChoiceGroup>
        <Field
          label={isAccount ? 'Server' : 'Secret address'}
          hint={
            isAccount
              ? 'For example caldav.icloud.com'
              : 'It ends with .ics. It is stored encrypted and never shown again.'
          }
          error={errorOf('address')}
          isRequired
        >
          <Input
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={draft.address}
            onChange={({ target }) => putAccess({ address: target.value })}
          />
        </Field>
        {isAccount && (
          <>
            <Field label="Username" hint="Often your email address." error={errorOf('username')} isRequired>
              <Input
                autoComplete="off"
                spellCheck={false}
                value={draft.username}
                onChange={({ target }) => putAccess({ username: target.value })}
              />
            </Field>
            <Field
              label="Password"
              hint="Use an app password, not your main one. It is stored encrypted and never shown again."
              error={errorOf('password')}
              isRequired
            >
              <Input
                type="password"
                autoComplete="off"
                value={draft.password}
                onChange={({ target }) => putAccess({ password: target.value })}
              />
            </Field>
          </>
        )}
        {isChoosing && (
          <Field label="Calendar">
            <Select value={chosen} onChange={({ target }) => choose(target.value)}>
              <Options of={found.map(({ address, name }) => ({ id: address, label: name }))} />
            </Select>
          </Field>
        )}
        {(!isAccount || isChoosing) && (
          <Field label="Name" hint="For you: in the week view and in emails." error={errorOf('name')} isRequired>
            <Input
              maxLength={calendarNameMax}
              value={draft.name}
              onChange={({ target }) => put({ name: target.value })}
            />
          </Field>
        )}
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Button type="submit" isBusy={isBusy}>
          {isAccount && !isChoosing ? 'Find calendars' : 'Connect'}
        </Button>
      </Stack>
    </Form>
  );
}
