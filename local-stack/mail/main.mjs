import path from 'node:path';
import { listen } from '../stack/listen.mjs';
import { serveUntilShutdown } from '../stack/serve-until-shutdown.mjs';
import { readSettings } from '../stack/settings.mjs';
import { createInboxHandler } from './inbox-handler.mjs';
import { openMessageStore } from './message-store.mjs';
import { startSmtpSink } from './smtp-sink.mjs';

const { ports, dataDir } = readSettings(process.env);
const store = await openMessageStore(path.join(dataDir, 'mail'));
const servers = await Promise.all([
  startSmtpSink(store, ports.SMTP_PORT),
  listen(createInboxHandler(store), ports.MAIL_PORT),
]);
serveUntilShutdown(servers);
