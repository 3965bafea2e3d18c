import { onDemandPage } from '../on-demand/on-demand-page';

/** The contact form, loaded on demand. Its placeholder has the same height, so that the content below does not move. */
export const ContactForm = onDemandPage(
  () => import('./message-form').then(({ MessageForm }) => MessageForm),
  'The contact form',
  '34rem',
);
