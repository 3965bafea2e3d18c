import { DataError } from 'data-client';

/** The pending change of a row, or why its last change failed. */
export type RowMark<To extends string = string> = { state: 'changing'; to: To } | { state: 'refused'; reason: string };

/** By row id. */
export type RowMarks<To extends string = string> = ReadonlyMap<string, RowMark<To>>;

export const isChanging = <To extends string>(mark: RowMark<To> | undefined, to?: To | readonly To[]) =>
  mark?.state === 'changing' && (to === undefined || [to].flat().includes(mark.to));

/** The message of a failed change. */
export const reasonOf = (cause: unknown) => (cause instanceof DataError ? cause : new DataError('server')).message;

const passing = ['offline', 'timeout', 'server', 'rate-limited', 'session-expired'];

/** Whether a failed request may succeed when it is sent again. The owner can sign in again over an open form. */
export const isPassing = (error: unknown) => error instanceof DataError && passing.includes(error.code);

/** The message of a query that failed: `People couldn’t be loaded.`, and why. */
export const notLoaded = (what: string) => (cause: unknown) => `${what} couldn’t be loaded. ${reasonOf(cause)}`;
