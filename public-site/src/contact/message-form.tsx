import { useOffers } from '../offers/use-offers';
import { MessageFormView } from './message-form-view';
import { useMessageForm } from './use-message-form';

export function MessageForm() {
  const services = useOffers() ?? [];
  const { change, submit, ...state } = useMessageForm(services);
  return <MessageFormView {...state} services={services} onChange={change} onSubmit={submit} />;
}
