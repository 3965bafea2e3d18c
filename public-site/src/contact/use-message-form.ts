import { useEffect, useState } from 'react';
import {
  DataError,
  fieldErrors,
  keepOverReload,
  newMessageSchema,
  takeKept,
  useSendMessage,
  type FieldErrors,
  type NewMessage,
} from 'data-client';
import type { Service } from 'domain/services';
import { useNotify } from 'shared-ui';

const empty: NewMessage = { name: '', email: '', company: '', service: '', message: '', website: '' };

const storageKey = 'message-draft';

/** State of the contact form. A failed request and a reload keep the input, a successful request clears it. */
export function useMessageForm(services: readonly Pick<Service, 'id'>[]) {
  const [typed, setTyped] = useState(() => takeKept<NewMessage>(storageKey) ?? empty);
  // A honeypot that an extension filled in would swallow the next message as well.
  useEffect(() => keepOverReload(storageKey, () => typed !== empty && { ...typed, website: '' }), [typed]);
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
    setTyped(empty);
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
    else send.mutate(values, { onSuccess: handleSent, onError: handleFailure });
  };

  return { values, errors, rejections, failure, isSending: send.isPending, change, submit };
}
