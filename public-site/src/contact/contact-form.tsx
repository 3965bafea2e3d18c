import { onDemandPage } from '../on-demand/on-demand-page';

/** The contact form, which is far below the first view. */
export const ContactForm = onDemandPage(
  () => import('./message-form').then(({ MessageForm }) => MessageForm),
  'The contact form',
);
