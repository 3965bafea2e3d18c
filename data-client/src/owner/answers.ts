import { DataError, dataOf, resultOf } from 'data-client';

/** The data and the count of a query that asks for one. A response without a count, such as a proxy’s page, is a `server` error. */
export async function countedOf<T>(query: Parameters<typeof resultOf<T>>[0], signal?: AbortSignal) {
  const { data, count } = await resultOf(query, signal);
  if (count === null) throw new DataError('server', { cause: data });
  return { data, count };
}

/** The object that a database function returns. Anything else, such as an empty list, is a `server` error. */
export async function objectOf<Row extends object>(query: Parameters<typeof dataOf<unknown>>[0], signal?: AbortSignal) {
  return objectIn<Row>(await dataOf(query, signal));
}

/** An answer that has to be an object, for queries that may also return null. */
export function objectIn<Answer extends object>(answer: unknown): Answer {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new DataError('server', { cause: answer });
  return answer as Answer;
}
