import { createDatabase } from '../_shared/database.ts';
import { readSecrets } from '../_shared/secrets.ts';
import type { Feed } from './feed.ts';
import { createHandler } from './handler.ts';

const { supabaseUrl, secretKey } = readSecrets((name) => Deno.env.get(name));
const database = createDatabase({ url: supabaseUrl, secretKey });

Deno.serve(createHandler({ readFeed: (secret) => database.call<Feed | null>('read_calendar_feed', { secret }) }));
