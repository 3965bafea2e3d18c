/**
 * Who may import whom: the one table. The linter's zones and the architecture test are derived from it.
 *
 * `may` lists what a package may import from other workspace packages, by exact specifier.
 * `types` lists what it may import as types only: code of these arrives at run time, through the shell's one door.
 */

const platform = ['shared-ui', 'data-client'];
const fakes = ['shared-ui/testing', 'data-client/testing'];
const contracts = ['public-site/contract', 'booking-widget/contract', 'blog-app/contract', 'admin-app/contract'];
const remotes = ['public-site', 'booking-widget', 'blog-app', 'admin-app'];

/** @type {Record<string, { may: string[], types?: string[] }>} */
export const importDirections = {
  'shared-ui': { may: ['shared-ui', 'shared-ui/testing'] },
  'data-client': { may: ['data-client', 'data-client/owner', 'data-client/testing'] },
  'public-site': { may: platform },
  'booking-widget': { may: platform },
  'blog-app': { may: platform },
  'admin-app': { may: [...platform, 'shared-ui/desk', 'data-client/owner'] },
  shell: { may: platform, types: contracts },
  storybook: { may: [...platform, 'shared-ui/desk', ...fakes] },
  tests: { may: [...platform, 'data-client/owner', ...fakes, ...remotes, 'shell', 'shell/testing'], types: contracts },
};

/** What tests and stories inside a package may import besides: the fakes, typed by the real interfaces. */
export const importsOfTestsAndStories = fakes;

export const workspacePackages = Object.keys(importDirections);

/** Every specifier under which workspace code can be imported. */
export const workspaceSpecifiers = [
  ...platform,
  'shared-ui/desk',
  'data-client/owner',
  ...fakes,
  ...remotes,
  ...contracts,
  'shell',
  'shell/testing',
];

/** The only modules that may talk to the backend, to federation, or create a router or a store. */
export const reservedLibraries = {
  '@supabase/supabase-js': ['tests'],
  '@supabase/auth-js': ['data-client'],
  '@supabase/postgrest-js': ['data-client'],
  '@module-federation/enhanced': ['config', 'tests'],
  '@module-federation/enhanced/runtime': ['tests'],
};
