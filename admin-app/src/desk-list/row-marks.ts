import { DataError } from 'data-client';

/** What is being done to a row right now, or why it was refused. */
export type RowMark<To extends string = string> = { state: 'changing'; to: To } | { state: 'refused'; reason: string };

/** By the row's id. */
export type RowMarks<To extends string = string> = ReadonlyMap<string, RowMark<To>>;

export const isChanging = <To extends string>(mark: RowMark<To> | undefined, to?: To) =>
  mark?.state === 'changing' && (to === undefined || mark.to === to);

/** What the owner reads about a refused change. */
export const reasonOf = (cause: unknown) => (cause instanceof DataError ? cause : new DataError('server')).message;
