import { useEffect, useState } from 'react';
import {
  DataError,
  fieldErrors,
  keepOverReload,
  newMessageSchema,
  takeKept,
  useSendMessage,
  useVisitorClient,
  type FieldErrors,
  type NewMessage,
  type VisitorClient,
} from 'data-client';
import type { Service } from 'domain/services';
import { useNotify } from 'shared-ui';

const empty: NewMessage = { name: '', email: '', company: '', service: '', message: '', website: '' };

const storageKey = 'message-draft';

/** The latest form's input, kept while visitors are on other pages of the site, and its setter. */
const unsent = new WeakMap<VisitorClient, { kept: NewMessage; setTyped: (typed: NewMessage) => void }>();

/** Stops keeping the input over a reload, which also happens on other pages. */
let stopKeeping = () => {};

/** State of the contact form. Only a successful request clears the input. */
export function useMessageForm(services: readonly Pick<Service, 'id'>[]) {
  const client = useVisitorClient();
  const [typed, setTyped] = useState(() => takeKept<NewMessage>(storageKey) ?? unsent.get(client)?.kept ?? empty);
  useEffect(() => {
    // A honeypot that an extension filled in would swallow the next message as well.
    const kept = typed === empty ? empty : { ...typed, website: '' };
    unsent.set(client, { kept, setTyped });
    stopKeeping();
    stopKeeping = keepOverReload(storageKey, () => kept !== empty && kept);
  }, [client, typed]);
  // The owner may have hidden the chosen service in the meantime.
  const isOffered = services.some(({ id }) => id === typed.service);
  const values = isOffered ? typed : { ...typed, service: '' };
  const [errors, setErrors] = useState<FieldErrors<NewMessage>>({});
  const [rejections, setRejections] = useState(0);
  const [failure, setFailure] = useState<string>();
  const notify = useNotify();
  const send = useSendMessage();

  const change = (field: keyof NewMessage, value: string) => {
    setTyped((current) => ({ ...current, [field]: value }));
    setErrors((current) => ({ ...current, [field]: undefined }));
  };
  const reject = (found: FieldErrors<NewMessage>) => {
    setErrors(found);
    setRejections((count) => count + 1);
  };
  const handleSent = () => {
    // Visitors who have left the page and returned to it see another form than the one that sent the message. What they have
    // written since is not sent yet.
    const latest = unsent.get(client);
    if (latest?.kept.message === values.message) {
      stopKeeping();
      latest.setTyped(empty);
      unsent.delete(client);
    }
    notify({ tone: 'success', message: "Message sent successfully! We'll get back to you soon." });
  };
  const handleFailure = (error: Error) => {
    const sentence = `Error sending message: ${error.message}`;
    setFailure(sentence);
    // It may cover the form on a phone, and the form keeps showing the message.
    notify({ tone: 'error', message: sentence, milliseconds: 8000 });
    if (error instanceof DataError && error.field) reject({ [error.field]: error.message });
  };
  const submit = () => {
    if (send.isPending) return;
    setFailure(undefined);
    const found = fieldErrors(newMessageSchema, values);
    if (Object.keys(found).length > 0) reject(found);
    // Also once the visitor is on another page, where the callbacks of `mutate` would not be called.
    else void send.mutateAsync(values).then(handleSent, handleFailure);
  };

  return { values, errors, rejections, failure, isSending: send.isPending, change, submit };
}
