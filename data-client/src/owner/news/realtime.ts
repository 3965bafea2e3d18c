import { RealtimeClient } from '@supabase/realtime-js';
import type { DataConfig } from 'data-client';

type Source = {
  config: DataConfig;
  readToken: () => Promise<string | undefined>;
  tables: readonly string[];
};

/**
 * Calls back at each row that comes into one of the tables and that the account may read. The connection is made again by
 * itself after it broke. Returns how to stop.
 */
export function listenForRows({ config, readToken, tables }: Source, onRow: () => void): () => void {
  const client = new RealtimeClient(`${config.url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: config.key },
    accessToken: async () => (await readToken()) ?? null,
  });
  const channel = client.channel('arrivals');
  for (const table of tables) {
    channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table }, () => onRow());
  }
  let isStopped = false;
  // Who joins without the token is told of nothing.
  void client.setAuth().then(() => {
    if (!isStopped) channel.subscribe();
  });
  return () => {
    isStopped = true;
    void client.disconnect();
  };
}
