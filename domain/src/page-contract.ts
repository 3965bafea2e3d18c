/**
 * The contract of remotes with a page of their own (`page` in `remote.config.mjs`): they expose a component `Page` with
 * these props as `./app`. A breaking change adds a version to `pageContracts` in `config/remotes.mjs`.
 */
export type PageProps = {
  /** The page's route. The addresses below it belong to the page, too. */
  path: string;
  /** Opens the booking dialog. Undefined while booking is disabled. */
  onBook?: () => void;
};
