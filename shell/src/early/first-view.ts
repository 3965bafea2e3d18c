import type { Registry, RegistryEntry } from '../remotes/registry';

/** First segment of the path behind the hash: `#/blog/a-post` → `/blog`, `#/#services` → `/`. */
function segmentOf(hash: string): string {
  const [, segment = ''] = hash.replace(/^#/, '').split(/[#?]/)[0]?.split('/') ?? [];
  return `/${segment}`;
}

type FirstView = { remotes: RegistryEntry[]; pictures: string[] };

/** What the first view of an address shows. */
export function firstView({ remotes }: Registry, hash: string): FirstView {
  const segment = segmentOf(hash);
  const entries = Object.values(remotes).filter((entry) => entry !== undefined);
  const isClaimed = entries.some(({ routes }) => routes.includes(segment));
  const shown = entries.filter(({ routes }) => routes.includes(isClaimed ? segment : '*'));
  const pictures = shown.flatMap((entry) => entry.pictures).filter(({ route }) => route === segment);
  return { remotes: shown, pictures: pictures.map(({ href }) => href) };
}
