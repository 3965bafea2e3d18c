import { MessageFormView } from './message-form-view';
import { useMessageForm } from './use-message-form';

export function MessageForm() {
  const { change, submit, ...state } = useMessageForm();
  return <MessageFormView {...state} onChange={change} onSubmit={submit} />;
}
