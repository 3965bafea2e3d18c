import { bearerOf } from './auth-call.mjs';

const operator = /(^|\.)i?match(\(\w+\))?\./i;
const accessToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Whether a visitor filters by a regular expression. One with backreferences can take minutes, and the embedded database
 * cannot cancel a query. The owner's search uses them; hosted projects limit each statement of a visitor to seconds.
 *
 * @param {URL} url
 * @param {Headers} headers
 */
export function isVisitorsRegularExpression(url, headers) {
  if (accessToken.test(bearerOf(headers))) return false;
  return [...url.searchParams.values()].some((filter) => operator.test(filter));
}
