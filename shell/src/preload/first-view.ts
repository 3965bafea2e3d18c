import { segmentOf } from '../address/site-path';
import { isComplete } from '../remotes/is-complete';
import type { Registry } from '../remotes/registry';

type FirstView = { remotes: string[]; pictures: string[] };

/** Returns the names of the remotes, and the images, in the first view of a path. */
export function firstView({ remotes }: Registry, path: string): FirstView {
  const segment = segmentOf(path);
  const entries = Object.values(remotes);
  const isClaimed = entries.some((remote) => remote?.routes.includes(segment));
  const names = Object.keys(remotes).filter((name) => {
    const { page, routes = [] } = remotes[name] ?? {};
    return page?.path === segment || routes.includes(isClaimed ? segment : '*');
  });
  const pictures = names.map((name) => remotes[name]).flatMap((remote) => (isComplete(remote) ? remote.pictures : []));
  return { remotes: names, pictures: pictures.filter(({ route }) => route === segment).map(({ href }) => href) };
}
