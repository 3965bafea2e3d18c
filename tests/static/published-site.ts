import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { folderHandler } from '../folder-handler';
import { listenOnFreePort } from '../listen-on-free-port';
import { closeServer } from '../../local-stack/stack/listen';
import { answer } from '../embed/backend';
import { runScript } from '../run-script';

/** The backend's rows for visitors. */
export type Rows = {
  site_settings_la2024: object[];
  services_la2024?: { id: string }[];
  blog_posts_la2024: { slug: string }[];
};

export type PublishedSite = {
  address: string;
  folder: string;
  /** The rows that the backend returns, which tests may replace. */
  rows: Rows;
  /** `requested` collects the tables that were read. */
  backend: { isDown: boolean; requested: Set<string> };
  /** Runs `npm run publish:pages` for this site and returns its output. */
  publish: () => ReturnType<typeof runScript>;
  read: (file: string) => string;
  close: () => Promise<void>;
};

async function listen(handler: http.RequestListener): Promise<{ server: http.Server; address: string }> {
  const server = http.createServer(handler);
  return { server, address: `http://localhost:${await listenOnFreePort(server)}` };
}

/** Responds as a backend does to visitors: pages of lists without bodies, and single articles and services. */
function answerRows(rows: Rows, state: PublishedSite['backend']): http.RequestListener {
  return (request, response) => {
    if (state.isDown) return void response.writeHead(500).end();
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const url = new URL(request.url ?? '/', 'http://backend');
    const table = url.pathname.split('/').at(-1) as keyof Rows;
    state.requested.add(table);
    const slug = url.searchParams.get('slug')?.replace('eq.', '');
    const from = Number(url.searchParams.get('offset') ?? 0);
    const limit = Number(url.searchParams.get('limit') ?? 1000);
    const id = url.searchParams.get('id')?.replace('eq.', '');
    const found = (rows[table] ?? []).filter(
      (row) => (!slug || ('slug' in row && row.slug === slug)) && (!id || ('id' in row && row.id === id)),
    );
    response.writeHead(200, { ...cors, 'content-type': 'application/json' });
    const body = url.pathname.endsWith('/rpc/availability')
      ? answer('availability', {})
      : found.slice(from, from + limit);
    response.end(request.method === 'OPTIONS' ? '' : JSON.stringify(body));
  };
}

/** Publishes a copy of the built site with a backend of its own, and serves it. */
export async function openPublishedSite(initial: Rows): Promise<PublishedSite> {
  const rows = { ...initial };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-published-'));
  fs.cpSync(path.join(projectRoot, 'dist/site'), folder, { recursive: true });
  const state = { isDown: false, requested: new Set<string>() };
  const backend = await listen(answerRows(rows, state));
  const site = await listen(folderHandler(folder));
  const publish = () =>
    runScript('publishing/publish-pages.ts', [], {
      NODE_ENV: '',
      SITE_FOLDER: folder,
      SUPABASE_URL: backend.address,
      SITE_URL: site.address,
    });
  const published = await publish();
  if (published.status !== 0) throw new Error(published.output);
  return {
    folder,
    rows,
    backend: state,
    publish,
    address: `${site.address}/`,
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    close: async () => {
      await Promise.all([closeServer(site.server), closeServer(backend.server)]);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
