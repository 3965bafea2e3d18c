import type { DataConfig } from 'data-client';
import type { Supabase } from '../connection';

const tables = ['bookings_la2024', 'contact_messages_la2024'] as const;

export function createArrivalRequests({ hasRealtime }: DataConfig, supabase: Supabase) {
  return {
    /** Calls back for each new booking or message, on backends with Realtime. Returns a function that stops listening. */
    listen(onArrival: () => void): () => void {
      if (!hasRealtime) return () => {};
      // A new topic each time: the previous channel may still be closing.
      const channel = supabase.channel(`arrivals-${crypto.randomUUID()}`);
      for (const table of tables)
        channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table }, () => onArrival());
      let isStopped = false;
      // A channel that is joined without the session's token reports no rows.
      void supabase.realtime.setAuth().then(() => {
        if (!isStopped) channel.subscribe();
      });
      return () => {
        isStopped = true;
        void supabase.removeChannel(channel);
      };
    },
  };
}
