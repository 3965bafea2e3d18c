import { onDemandPage } from '../on-demand/on-demand-page';

/** The height of the form, so that the content below does not move when it appears. */
export const formHeight = '34rem';

/** The contact form, loaded on demand. */
export const ContactForm = onDemandPage(
  () => import('./message-form').then(({ MessageForm }) => MessageForm),
  'The contact form',
  formHeight,
);
