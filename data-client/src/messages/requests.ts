import type { Gateway } from '../connection/gateway';
import { onceWhileRunning } from '../connection/once';
import type { NewMessage } from './message';

export type MessageRequests = { send(message: NewMessage): Promise<void> };

export function createMessageRequests({ call }: Gateway): MessageRequests {
  return {
    send: onceWhileRunning(JSON.stringify, async (message: NewMessage) => {
      await call('send_contact_message', message);
    }),
  };
}
