import { useState } from 'react';
import { DataError, fieldErrors, newSubscriberSchema, useSubscribe } from 'data-client';
import { NewsletterFormView } from './newsletter-form-view';

const empty = { email: '', website: '' };

type NewsletterFormProps = {
  /** Accessible name, because a page may contain several of these forms. */
  label?: string;
};

export function NewsletterForm({ label = 'Newsletter' }: NewsletterFormProps) {
  const [values, setValues] = useState(empty);
  const [error, setError] = useState<string>();
  const subscribe = useSubscribe();

  const handleChange = (field: keyof typeof empty, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setError(undefined);
  };
  const handleFailure = (reason: unknown) =>
    setError(reason instanceof DataError ? reason.message : 'Please try again.');
  const handleSubmit = () => {
    if (subscribe.isPending) return;
    const { email } = fieldErrors(newSubscriberSchema, values);
    setError(email);
    if (email) return;
    subscribe.mutate(values, { onSuccess: () => setValues(empty), onError: handleFailure });
  };

  return (
    <NewsletterFormView
      {...values}
      label={label}
      error={error}
      isSending={subscribe.isPending}
      isSubscribed={subscribe.isSuccess}
      hasMail={subscribe.data?.hasMail ?? false}
      onChange={handleChange}
      onSubmit={handleSubmit}
    />
  );
}
