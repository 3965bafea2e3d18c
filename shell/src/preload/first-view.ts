import { segmentOf } from '../address/site-path';
import type { Registry, RegistryEntry } from '../remotes/registry';

type FirstView = { remotes: RegistryEntry[]; pictures: string[] };

/** Returns the remotes and images in the first view of a path. */
export function firstView({ remotes }: Registry, path: string): FirstView {
  const segment = segmentOf(path);
  const entries = Object.values(remotes).filter((entry) => entry !== undefined);
  const isClaimed = entries.some(({ routes }) => routes.includes(segment));
  const shown = entries.filter(
    ({ routes, page }) => page?.path === segment || routes.includes(isClaimed ? segment : '*'),
  );
  const pictures = shown.flatMap((entry) => entry.pictures).filter(({ route }) => route === segment);
  return { remotes: shown, pictures: pictures.map(({ href }) => href) };
}
