import { onDemandPage } from '../on-demand/on-demand-page';

/** The contact form, which is far below the first view. Its placeholder is as high, so that what follows stays in place. */
export const ContactForm = onDemandPage(
  () => import('./message-form').then(({ MessageForm }) => MessageForm),
  'The contact form',
  '34rem',
);
