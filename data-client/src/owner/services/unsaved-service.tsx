import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient, serviceQueries, useVisitorClient } from 'data-client';
import type { DetailedService, VisitorClient } from 'data-client';
import { useLayoutEffect, useState, type ReactNode } from 'react';

/** Makes an unsaved service the only one that `useServices` and `useService` return inside it. */
export function UnsavedService({ service, children }: { service: DetailedService; children: ReactNode }) {
  const client = useVisitorClient();
  const [cache] = useState(() => provide(createCache(), client, service));
  useLayoutEffect(() => void provide(cache, client, service), [cache, client, service]);
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}

/** A query cache that never replaces its services by the saved ones. */
function createCache() {
  const cache = createQueryClient();
  cache.setQueryDefaults(serviceQueries.all, { enabled: false, gcTime: Infinity });
  return cache;
}

function provide(cache: ReturnType<typeof createCache>, client: VisitorClient, service: DetailedService) {
  cache.setQueryData(serviceQueries.list(client).queryKey, [service]);
  cache.setQueryData(serviceQueries.byId(client, service.id).queryKey, service);
  return cache;
}
