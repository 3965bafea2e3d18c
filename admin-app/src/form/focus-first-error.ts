import { focusField } from 'shared-ui';

const intents = ['keydown', 'pointerdown'] as const;

/**
 * Focuses the first field with an error after a form was submitted, as soon as there is one: at once, or when the server
 * has rejected it. Stops when the owner goes on.
 */
export function focusFirstError(form: Element | null = document.querySelector('main')): void {
  if (!form) return;
  const look = () => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    stop();
    focusField(field);
  };
  const errors = new MutationObserver(look);
  const timer = setTimeout(look);
  const stop = () => {
    clearTimeout(timer);
    errors.disconnect();
    for (const intent of intents) document.removeEventListener(intent, stop, true);
  };
  errors.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
  for (const intent of intents) document.addEventListener(intent, stop, true);
}
