import { DataError } from 'data-client';
import {
  useErasePerson,
  usePersonRecords,
  useReadPersonRecords,
  useSetBookingStatus,
  type PersonRecords,
  type StoredRow,
} from 'data-client/owner';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'shared-ui';
import { forgetMailsTo } from '../../form/personal-mail/mail-journal';
import { reasonOf } from '../../list/row-marks';
import { lostMails, owedMails, upcomingOf } from './record-words';

export type EraseChoices = {
  /** Cancels upcoming bookings with emails to the client, and erases once nothing is left to send. */
  tells: boolean;
  /** Why the bookings are canceled, for the client. */
  reason: string;
  keepsBookings: boolean;
  testimonials: StoredRow[];
};

export type ErasureState =
  | { step: 'deciding'; problem?: string }
  | { step: 'canceling' }
  | { step: 'waiting'; choices: EraseChoices; mails: StoredRow[] }
  | { step: 'erasing' };

/** A person, or an address whose records are all deleted. */
export type Erased = { personId: string } | { address: string };

const pollMs = 3000;

/** Cancels upcoming bookings, waits for the emails about them, and erases. Unmounting stops before the next step. */
export function useErasure(erased: Erased, onErased: () => void) {
  const idOrEmail = 'address' in erased ? erased.address : erased.personId;
  const records = usePersonRecords(idOrEmail);
  const { mutateAsync: read } = useReadPersonRecords();
  const { mutateAsync: setStatus } = useSetBookingStatus();
  const { mutateAsync: sendErasure } = useErasePerson();
  const notify = useNotify();
  const [state, setState] = useState<ErasureState>({ step: 'deciding' });
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const cancelUpcoming = async (stored: PersonRecords, reason: string, signal: AbortSignal) => {
    setState({ step: 'canceling' });
    for (const { id } of upcomingOf(stored)) {
      signal.throwIfAborted();
      await setStatus({ id: String(id), status: 'cancelled', cancelReason: reason });
    }
  };

  /** Resolves once no email is on its way anymore. Rejects if one was lost. */
  const sendMails = async (choices: EraseChoices, signal: AbortSignal) => {
    const seen = new Set<unknown>();
    for (;;) {
      const stored = await read(idOrEmail);
      signal.throwIfAborted();
      const mails = stored ? owedMails(stored) : [];
      mails.forEach(({ id }) => seen.add(id));
      const [lost] = stored ? lostMails(stored, seen) : [];
      if (lost) throw new DataError('conflict', { message: lostWords(lost) });
      if (mails.length === 0) return;
      setState({ step: 'waiting', choices, mails });
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      signal.throwIfAborted();
    }
  };

  const erase = async (choices: EraseChoices) => {
    control.current?.abort();
    const { signal } = (control.current = new AbortController());
    try {
      if (choices.tells && records.data) {
        await cancelUpcoming(records.data, choices.reason, signal);
        await sendMails(choices, signal);
      }
      setState({ step: 'erasing' });
      const { keepsBookings, testimonials, tells } = choices;
      // A booking made in the meantime stops the erasure.
      const person = 'address' in erased ? erased : { ...erased, keepsBookings, cancelsUpcoming: !tells };
      await sendErasure({ ...person, testimonials });
    } catch (error) {
      // Closed or replaced before the erasure was sent.
      if (error === signal.reason) return;
      const { data, isError } = await records.refetch();
      // Without any records, the person was erased, and only the response was lost.
      if (isError || data !== null) {
        const problem = isError ? reasonOf(error) : `Nothing was erased. ${reasonOf(withoutDoubt(error))}`;
        if (!signal.aborted) setState({ step: 'deciding', problem });
        return;
      }
    }
    if (records.data) forgetMailsTo(records.data);
    // Even if the page noticed first that the person is gone, and closed the dialog.
    notify({ tone: 'success', message: 'address' in erased ? 'The address was erased.' : 'The person was erased.' });
    onErased();
  };
  return { records, state, erase: (choices: EraseChoices) => void erase(choices) };
}

/** The error of a change that is known not to be stored: the one before the client put it in doubt. */
const withoutDoubt = (error: unknown) =>
  error instanceof DataError && error.cause instanceof DataError ? error.cause : error;

const lostWords = ({ state, last_error }: StoredRow) =>
  [
    state === 'doubtful'
      ? 'Sending the email was interrupted, so the client may or may not have it.'
      : 'The email to the client couldn’t be sent.',
    typeof last_error === 'string' ? last_error : '',
    'Close this and resend it under Unsent Emails, or tell the client another way and erase now.',
  ]
    .filter(Boolean)
    .join(' ');
