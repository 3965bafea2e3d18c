import { listQueries } from '../list-queries';
import type { Message } from './message';
import type { MessageFilter } from './requests';

export const ownerMessageQueries = listQueries<'messages', Message, MessageFilter>('messages');
