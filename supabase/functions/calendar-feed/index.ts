import { database } from '../_shared/runtime.ts';
import { createHandler, type Feed } from './handler.ts';

Deno.serve(createHandler({ readFeed: (secret) => database.call<Feed | null>('read_calendar_feed', { secret }) }));
