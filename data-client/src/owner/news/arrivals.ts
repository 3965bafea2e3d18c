import type { DataConfig } from 'data-client';

/** What comes in while the owner looks, told by the backend as it happens. */
export type ArrivalRequests = {
  /** Calls back at each new booking or message, where the backend tells of them. Returns how to stop. */
  listen(onArrival: () => void): () => void;
};

const tables = ['bookings_la2024', 'contact_messages_la2024'] as const;

export function createArrivalRequests(
  config: DataConfig,
  readToken: () => Promise<string | undefined>,
): ArrivalRequests {
  return {
    listen(onArrival) {
      if (!config.hasRealtime) return () => {};
      let isStopped = false;
      let stop = () => {};
      void import('./realtime').then(
        ({ listenForRows }) => {
          if (!isStopped) stop = listenForRows({ config, readToken, tables }, onArrival);
        },
        // Who hears nothing still asks every twenty seconds.
        () => {},
      );
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}
