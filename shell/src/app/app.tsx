import { SiteRoutes } from './site-routes';
import { Surroundings } from './surroundings';
import type { SurroundingsProps } from './surroundings';

export type AppProps = Omit<SurroundingsProps, 'children'>;

/** The composed page: providers and routes. */
export function App(surroundings: AppProps) {
  return (
    <Surroundings {...surroundings}>
      <SiteRoutes />
    </Surroundings>
  );
}
