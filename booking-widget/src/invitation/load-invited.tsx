import { onDemand } from 'shared-ui';

/**
 * Loaded only for visitors who come with a "Book again" link. In one file with the questions, because every file adds its hash
 * to the page. If it does not load, the form works without the details.
 */
export const Invited = onDemand(async () => (await import(/* webpackChunkName: "on-demand" */ './invited')).Invited, {
  failed: () => null,
});
