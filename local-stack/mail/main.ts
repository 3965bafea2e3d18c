import path from 'node:path';
import { listen } from '../stack/listen.ts';
import { serveUntilShutdown } from '../stack/serve-until-shutdown.ts';
import { readSettings } from '../stack/settings.ts';
import { createInboxHandler } from './inbox-handler.ts';
import { openMessageStore } from './message-store.ts';
import { startSmtpSink } from './smtp-sink.ts';

const { ports, dataDir } = readSettings(process.env);
const store = await openMessageStore(path.join(dataDir, 'mail'));
const servers = await Promise.all([
  startSmtpSink(store, ports.SMTP_PORT),
  listen(createInboxHandler(store), ports.MAIL_PORT),
]);
serveUntilShutdown(servers);
