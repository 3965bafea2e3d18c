import { useVisitorMutation } from '../connection/use-visitor-mutation';
import type { NewMessage } from './message';

/** Sends a message to the coach. Not retried automatically, because a message could arrive twice. */
export const useSendMessage = () =>
  useVisitorMutation(['messages', 'send'], (client, message: NewMessage) => client.messages.send(message));
