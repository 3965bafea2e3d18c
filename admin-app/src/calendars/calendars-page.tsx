import {
  useAddCalendarFeed,
  useCalendarDifferences,
  useCalendarFeeds,
  useCalendars,
  useConnectCalendar,
  useFindCalendars,
  useReadCalendar,
  useRemoveCalendar,
  useRevokeCalendarFeed,
  useWritingBookings,
  type CalendarFeed,
  type ConnectedCalendar,
  type NewCalendar,
  type NewCalendarFeed,
} from 'data-client/owner';
import { useState, useRef } from 'react';
import { useConfirm, useNotify, Button, Dialog } from 'shared-ui';
import { counted } from '../dashboard/counted';
import { useAttempt } from '../dashboard/use-attempt';
import { CalendarsView } from './calendars-view';
import { RenameDialog } from './rename-dialog';

/** Calendars whose busy times cannot be booked, and addresses at which other calendars read the bookings. */
export function CalendarsPage() {
  const calendars = useCalendars();
  const feeds = useCalendarFeeds();
  const { mutateAsync: find } = useFindCalendars();
  const { mutateAsync: connect } = useConnectCalendar();
  const { mutateAsync: read, variables: readingId, isPending: isReading } = useReadCalendar();
  const differences = useCalendarDifferences();
  const { mutateAsync: setWriting, variables: writing, isPending: isChanging } = useWritingBookings();
  const [stopping, setStopping] = useState<ConnectedCalendar>();
  const [renaming, setRenaming] = useState<ConnectedCalendar>();
  const { mutateAsync: remove } = useRemoveCalendar();
  const { mutateAsync: addFeed } = useAddCalendarFeed();
  const { mutateAsync: revoke } = useRevokeCalendarFeed();
  const [newFeed, setNewFeed] = useState<{ id: string; address: string }>();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const notify = useNotify();

  const handleConnect = async (calendar: NewCalendar) => {
    const events = await connect(calendar);
    const times = counted(events, 'busy time');
    notify({ tone: 'success', message: `${calendar.name} is connected, with ${times} in the next three months.` });
  };
  const handleRead = ({ id, name }: ConnectedCalendar) =>
    attempt(`${name} couldn’t be read.`, async () => {
      if (await read(id)) notify({ tone: 'success', message: `${name} has been read.` });
      else notify({ tone: 'error', message: `${name} couldn’t be read. The reason is shown in the list.` });
    });
  const handleWrite = async ({ id, name }: ConnectedCalendar) => {
    const message =
      'Your bookings and requests appear there with your clients’ names and contact details, and follow every change. If you move or delete one there, you decide here which time counts.';
    if (!(await confirm({ title: `Write bookings to ${name}?`, message, confirmLabel: 'Write bookings' }))) return;
    await attempt(`Writing your bookings to ${name} couldn’t be started.`, async () => {
      await setWriting({ id });
      notify({ tone: 'success', message: `Your bookings are now written to ${name}.` });
    });
  };
  const handleStop = async ({ id, name }: ConnectedCalendar, removesEvents: boolean) => {
    setStopping(undefined);
    await attempt(`Writing your bookings to ${name} couldn’t be stopped.`, async () => {
      await setWriting({ id, removesEvents });
      const events = removesEvents ? 'Its events are being removed.' : 'Its events stay.';
      notify({ tone: 'success', message: `Your bookings are no longer written to ${name}. ${events}` });
    });
  };
  const handleRemove = async ({ id, name, writesBookings }: ConnectedCalendar) => {
    const stays = writesBookings ? ' The bookings written to it stay there; to remove them, stop writing first.' : '';
    const message = `Visitors will be able to book times when it’s busy. To connect it again, you’ll need its address.${stays}`;
    if (!(await confirm({ title: `Remove ${name}?`, message, confirmLabel: 'Remove', tone: 'danger' }))) return;
    await attempt(`${name} couldn’t be removed.`, async () => {
      await remove(id);
      notify({ tone: 'success', message: `${name} is no longer connected.` });
    });
  };
  const handleAddFeed = async (feed: NewCalendarFeed) => setNewFeed({ id: feed.id, address: await addFeed(feed) });
  const handleRevoke = async ({ id, name }: CalendarFeed) => {
    const message = 'The calendar that uses this address no longer gets your bookings.';
    if (!(await confirm({ title: `Revoke ${name}?`, message, confirmLabel: 'Revoke', tone: 'danger' }))) return;
    await attempt(`The address for ${name} couldn’t be revoked.`, async () => {
      await revoke(id);
      setNewFeed((shown) => (shown?.id === id ? undefined : shown));
      notify({ tone: 'success', message: `The address for ${name} no longer works.` });
    });
  };

  return (
    <>
      <CalendarsView
        calendars={calendars}
        feeds={feeds}
        readingId={isReading ? readingId : undefined}
        changingId={isChanging ? writing.id : undefined}
        differences={differences}
        onWrite={(calendar) => void handleWrite(calendar)}
        onStopWriting={setStopping}
        onRename={setRenaming}
        onFind={find}
        onConnect={handleConnect}
        onRead={(calendar) => void handleRead(calendar)}
        onRemove={(calendar) => void handleRemove(calendar)}
        newAddress={newFeed?.address}
        onAddFeed={handleAddFeed}
        onRevoke={(feed) => void handleRevoke(feed)}
      />
      {renaming && <RenameDialog calendar={renaming} onClose={() => setRenaming(undefined)} />}
      {stopping && (
        <StopWritingDialog
          calendar={stopping}
          onStop={(removesEvents) => void handleStop(stopping, removesEvents)}
          onClose={() => setStopping(undefined)}
        />
      )}
    </>
  );
}

type StopWritingDialogProps = {
  calendar: ConnectedCalendar;
  onStop: (removesEvents: boolean) => void;
  onClose: () => void;
};

/** Asks whether to keep the events when bookings are no longer written to a calendar. */
function StopWritingDialog({ calendar: { name }, onStop, onClose }: StopWritingDialogProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={`Stop writing bookings to ${name}?`}
      description="Events you leave in place will no longer follow your bookings."
      hasCloseIcon={false}
      initialFocus={keepButton}
      onClose={onClose}
      footer={
        <>
          <Button ref={keepButton} variant="secondary" onClick={onClose}>
            Keep writing
          </Button>
          <Button variant="secondary" onClick={() => onStop(false)}>
            Leave the events
          </Button>
          <Button variant="danger" onClick={() => onStop(true)}>
            Remove the events
          </Button>
        </>
      }
    />
  );
}
