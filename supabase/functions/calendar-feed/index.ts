import { database } from '../_shared/runtime.ts';
import type { Feed } from './feed.ts';
import { createHandler } from './handler.ts';

Deno.serve(createHandler({ readFeed: (secret) => database.call<Feed | null>('read_calendar_feed', { secret }) }));
