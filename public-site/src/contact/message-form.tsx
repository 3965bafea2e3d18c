import { MessageFormView } from './message-form-view';
import { useMessageForm } from './use-message-form';

export function MessageForm() {
  const { values, errors, refusals, failure, isSending, change, submit } = useMessageForm();
  return (
    <MessageFormView
      values={values}
      errors={errors}
      refusals={refusals}
      failure={failure}
      isSending={isSending}
      onChange={change}
      onSubmit={submit}
    />
  );
}
