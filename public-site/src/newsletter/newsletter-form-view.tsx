import { useEffect, useRef, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button, Field, Input, HoneypotField, color, font, space } from 'shared-ui';
import { PrivacyNote } from '../legal-links/privacy-note';
import { useFocusAfterSending } from '../sending/use-focus-after-sending';

const Form = styled.form`
  display: grid;
  gap: ${space.sm};
`;

// Next to the field the button keeps its natural width; wrapped below it, it fills the row.
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.xs};
  > button {
    flex: 1 0 auto;
  }
  > :first-child {
    flex: 999 1 12rem;
  }
`;

// While empty, it is out of the grid, which would have a gap for it.
const Thanks = styled.p`
  font-size: ${font.size.sm};
  color: ${color.accentText};
  &:empty {
    position: absolute;
  }
`;

// The same words for all addresses, so that nobody can find out who is subscribed.
const confirmation = 'Almost done: if your address is new to me, please confirm it with the link in my email.';

export type NewsletterFormViewProps = {
  label: string;
  email: string;
  website: string;
  error?: string;
  isSending: boolean;
  isSubscribed: boolean;
  /** A new subscriber gets an email with a link to confirm the address. */
  hasMail: boolean;
  onChange: (field: 'email' | 'website', value: string) => void;
  onSubmit: () => void;
};

export function NewsletterFormView(props: NewsletterFormViewProps) {
  const { label, email, website, error, isSending, isSubscribed, hasMail, onChange, onSubmit } = props;
  const button = useFocusAfterSending(isSending);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Unless the visitor has left the form while it was being sent.
    if (error && field.current?.form?.contains(document.activeElement)) field.current.focus();
  }, [error]);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form noValidate aria-label={label} onSubmit={handleSubmit}>
      <Line>
        <Field label="Email address" isLabelHidden error={error}>
          <Input
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            placeholder="Your email address"
            value={email}
            onChange={(event) => onChange('email', event.target.value)}
          />
        </Field>
        <Button ref={button} type="submit" isBusy={isSending}>
          Subscribe
        </Button>
      </Line>
      {/* Always rendered: screen readers announce only changes to an existing status. */}
      <Thanks role="status">
        {isSubscribed && !error && (hasMail ? confirmation : 'Thank you. Your address is on my list.')}
      </Thanks>
      <PrivacyNote />
      <HoneypotField value={website} onChange={(value) => onChange('website', value)} />
    </Form>
  );
}
