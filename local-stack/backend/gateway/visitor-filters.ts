import { claimsOf, isSame } from '../access-token.ts';
import { bearerOf } from './auth-call.ts';
import type { LocalKeys } from '../local-keys.ts';

const comparison = /^(not\.)*(eq|neq|gt|gte|lt|lte|is|in)\./;
const patternOperator = /(^|[.(,])i?(match|like)(\(\w+\))?\./i;
const column = /^\w+$/;

/** Allowed values of non-filter parameters. */
const parameters: Record<string, RegExp> = {
  select: /^[\w,*]{0,1000}$/,
  order: /^(\w+(\.(asc|desc|nullsfirst|nullslast)){0,2}(,|$)){0,4}$/,
  limit: /^\d{1,9}$/,
  offset: /^\d{1,9}$/,
  on_conflict: /^[\w,]{0,200}$/,
  columns: /^[\w,"]{0,1000}$/,
};

/** A column under a hundred names would be read and sent a hundred times. */
const isRepeating = (columns: string[]) => new Set(columns).size < columns.length;

/**
 * Whether a visitor filters by more than comparisons, or asks for a column more than once. A regular expression can take
 * minutes, a pattern reads every article, and both can be nested in `or` and in embedded rows; the embedded database cannot
 * cancel a query. The owner's lists use them. Hosted projects limit each statement of a visitor to seconds.
 *
 * Tokens are verified here: the library treats some that it cannot read as a visitor's instead of rejecting them.
 */
export async function isVisitorsCostlyFilter(url: URL, headers: Headers, { secretKey, jwtSecret }: LocalKeys) {
  if ((await claimsOf(bearerOf(headers), jwtSecret)) || isSame(headers.get('apikey') ?? '', secretKey)) return false;
  const isFunction = url.pathname.startsWith('/rest/v1/rpc/');
  return [...url.searchParams].some(([name, value]) => {
    if (name === 'select' && isRepeating(value.split(','))) return true;
    if (Object.hasOwn(parameters, name)) return !parameters[name]?.test(value);
    if (!column.test(name) || name === 'or' || name === 'and') return true;
    // The parameters of a function are values, and rows of a result can be filtered, too.
    return isFunction ? patternOperator.test(value) : !comparison.test(value);
  });
}
