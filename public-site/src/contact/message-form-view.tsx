import { useEffect, useRef, type ChangeEvent, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { messageLimits, type FieldErrors, type NewMessage } from 'data-client';
import type { Service } from 'domain/services';
import {
  Alert,
  Button,
  Field,
  focusField,
  Input,
  Options,
  Select,
  Textarea,
  HoneypotField,
  media,
  space,
} from 'shared-ui';
import { PrivacyNote } from '../legal-links/privacy-note';
import { useFocusAfterSending } from '../sending/use-focus-after-sending';

const Form = styled.form`
  display: grid;
  gap: ${space.lg};
`;

const Pair = styled.div`
  display: grid;
  gap: ${space.lg};
  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Makes the form as tall as the contact details next to it. */
const Message = styled(Textarea)`
  ${media.up('lg')} {
    min-block-size: 15.5rem;
  }
`;

const Submit = styled.div`
  display: grid;
  ${media.up('sm')} {
    justify-self: start;
  }
`;

export type MessageFormViewProps = {
  services: readonly Pick<Service, 'id' | 'name'>[];
  values: NewMessage;
  errors: FieldErrors<NewMessage>;
  /** Count of rejected submissions. Each one moves the focus to the first invalid field. */
  rejections?: number;
  /** Error message of the last attempt. */
  failure?: string;
  isSending: boolean;
  onChange: (field: keyof NewMessage, value: string) => void;
  onSubmit: () => void;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function MessageFormView({
  services,
  values,
  errors,
  rejections = 0,
  failure,
  isSending,
  onChange,
  onSubmit,
}: MessageFormViewProps) {
  const form = useFocusOnRejection(rejections);
  const button = useFocusAfterSending(isSending);
  const control = (name: keyof NewMessage) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<Control>) => onChange(name, event.target.value),
  });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form ref={form} noValidate aria-label="Contact form" onSubmit={handleSubmit}>
      <Pair>
        <Field label="Full Name" error={errors.name} isRequired>
          <Input {...control('name')} autoComplete="name" maxLength={messageLimits.name} />
        </Field>
        <Field label="Email" error={errors.email} isRequired>
          <Input {...control('email')} type="email" autoComplete="email" maxLength={messageLimits.email} />
        </Field>
      </Pair>
      <Pair>
        <Field label="Company" error={errors.company}>
          <Input {...control('company')} autoComplete="organization" maxLength={messageLimits.company} />
        </Field>
        {services.length > 0 && (
          <Field label="Service" error={errors.service}>
            <Select {...control('service')}>
              <option value="">Not sure yet</option>
              <Options of={services.map(({ id, name }) => ({ id, label: name }))} />
            </Select>
          </Field>
        )}
      </Pair>
      <Field label="Message" error={errors.message} isRequired>
        <Message {...control('message')} rows={6} maxLength={messageLimits.message} />
      </Field>
      <HoneypotField value={values.website} onChange={(value) => onChange('website', value)} />
      {/* The notification has already announced the failure, so this is a note. */}
      {failure && (
        <Alert tone="danger" role="note">
          {failure}
        </Alert>
      )}
      <Submit>
        <Button ref={button} type="submit" size="lg" isBusy={isSending} busyLabel="Sending...">
          Send Message
        </Button>
      </Submit>
      <PrivacyNote />
    </Form>
  );
}

function useFocusOnRejection(rejections: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = rejections > 0 && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) focusField(field);
  }, [rejections]);
  return form;
}
