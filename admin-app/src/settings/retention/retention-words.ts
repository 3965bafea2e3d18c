import type { RetentionMonths, SettingValues } from 'data-client/owner';
import { settingProblem } from 'domain/settings/problems';
import type { SettingKey } from 'domain/settings/registry';
import { counted } from '../../dashboard/counted';

const keys = {
  messages: 'retention_message_months',
  cancelledBookings: 'retention_cancelled_months',
  pastBookings: 'retention_past_months',
} as const satisfies Record<keyof RetentionMonths, SettingKey>;

const kinds = Object.keys(keys) as (keyof RetentionMonths)[];

export const isRetentionKey = (key: SettingKey) => Object.values<SettingKey>(keys).includes(key);

/** The months of a form; undefined while one of them is not valid. */
export function monthsIn(values: SettingValues): RetentionMonths | undefined {
  if (kinds.some((kind) => settingProblem(keys[kind], values[keys[kind]]))) return undefined;
  return Object.fromEntries(kinds.map((kind) => [kind, Number(values[keys[kind]])])) as RetentionMonths;
}

export const isAnyOn = (months: RetentionMonths) => kinds.some((kind) => months[kind] > 0);

/** Whether more is erased than before. */
export const erasesMore = (before: RetentionMonths, after: RetentionMonths) =>
  kinds.some((kind) => after[kind] > 0 && (before[kind] === 0 || after[kind] < before[kind]));

/** `12 messages and 1 past booking`; empty if there are none. */
const listed = (numbers: Record<string, number>) =>
  new Intl.ListFormat('en-US').format(
    Object.entries(numbers).flatMap(([word, number]) => (number > 0 ? counted(number, word) : [])),
  );

export const dueWords = ({ messages, cancelledBookings, pastBookings }: RetentionMonths): string =>
  listed({ message: messages, 'canceled booking': cancelledBookings, 'past booking': pastBookings });

export const erasedWords = ({ messages, bookings }: { messages: number; bookings: number }): string =>
  listed({ message: messages, booking: bookings });
