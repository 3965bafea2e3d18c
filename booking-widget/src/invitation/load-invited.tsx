import { lazy } from 'react';

/** Shows nothing: the form works without the details. */
const NotLoaded = () => null;

/**
 * Loaded only for visitors who come with a "Book again" link. In one file with the questions, because every file adds its hash
 * to the page.
 */
export const Invited = lazy(() =>
  import(/* webpackChunkName: "on-demand" */ './invited').catch(() => ({ default: NotLoaded })),
);
