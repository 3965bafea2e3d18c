/** A remote in the registry: publishing writes it, and the shell reads it. */
export type RegistryEntry = {
  version: string;
  contract: number;
  /** The global variable that its entry creates. */
  container: string;
  /** Relative to the registry when published; an absolute URL once the shell has read it. */
  entry: string;
  /** Subresource integrity of the entry, which contains that of its chunks. */
  integrity: string;
  /** Chunks that the first view of the remote needs in addition to its entry. */
  preloads: { href: string; integrity: string }[];
  /** The same for `./frame`, which a visit that starts on any page but the landing page loads instead of `./app`. */
  frame?: { href: string; integrity: string }[];
  /** The page that the remote adds to the site: the first segment of its paths, and its title. */
  page?: { path: string; title: string };
  /** First segments of the paths whose first view shows the remote; `*` for all that no other remote claims. */
  routes: string[];
  /** Images in the first view of a path. */
  pictures: { href: string; route: string }[];
};

/** The part of an entry that a deployment rarely changes. Pages contain no more of the remotes that they do not show at first. */
export type RemoteOutline = Pick<RegistryEntry, 'page' | 'routes'>;
