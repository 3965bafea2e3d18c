import { remoteNames } from '../remotes.mjs';

/**
 * The table of allowed imports. The linter's rules and `tests/architecture` are derived from it.
 *
 * @typedef {object} Rule the imports that one folder may have from others
 * @property {string[]} may package entries by their exact specifier; `domain/*` means every file of `domain`
 * @property {string[]} [types] entries that only types may be imported from
 * @property {string[]} [tests] entries that its tests and stories may import as well
 * @property {string[]} [files] folders whose files may be imported, also by path
 */

const contracts = remoteNames.map((name) => `${name}/contract`);
const libraries = ['domain/*', 'shared-ui', 'data-client'];
const fakes = ['shared-ui/testing', 'data-client/testing'];

/** @type {Record<string, Rule>} */
export const importTable = {
  domain: { may: [] },
  'shared-ui': { may: ['domain/*'] },
  'data-client': { may: ['domain/*'] },
  ...Object.fromEntries(remoteNames.map((name) => [name, { may: libraries, tests: fakes }])),
  'booking-widget': { may: [...libraries, 'shared-ui/questions'], tests: fakes },
  'admin-app': { may: [...libraries, 'shared-ui/dashboard', 'shared-ui/questions', 'data-client/owner'], tests: fakes },
  shell: { may: libraries, types: contracts, tests: fakes },
  storybook: { may: [...libraries, 'shared-ui/dashboard', 'shared-ui/tokens', ...fakes, 'config/remotes'] },
  'supabase/functions': { may: [], files: ['domain'] },
  config: { may: [] },
  publishing: { may: [], files: ['domain', 'config'] },
  'local-stack': { may: [], files: ['domain', 'config', 'publishing'] },
  tests: {
    may: [...libraries, 'data-client/owner', ...fakes, ...remoteNames, 'shell', 'shell/testing'],
    types: contracts,
    files: ['config', 'publishing', 'local-stack', 'supabase/functions', 'admin-app'],
  },
};

/**
 * Folders below an application's `src` that are not features. Features never import each other: what two of them need
 * is `shared`, and what puts them together is `composes`. `shared` folders import only `shared` folders. In an application
 * that is not listed, only `testing` is not a feature.
 *
 * @type {Record<string, { shared: string[], composes: string[] }>}
 */
export const applicationFolders = {
  'public-site': {
    shared: [
      'coach',
      'document',
      'figures',
      'legal-links',
      'navigation',
      'offers',
      'on-demand',
      'safe-area',
      'scrolling',
      'sending',
      'tracking',
      'testing',
      'art',
    ],
    composes: ['landing', 'site-footer', 'testing'],
  },
  'blog-app': {
    shared: ['bookmarks', 'debounce', 'posts', 'testing'],
    composes: ['blog-page', 'blog-section', 'pages', 'preview', 'testing'],
  },
  'booking-widget': {
    shared: [
      'add-to-calendar',
      'booking-facts',
      'booking-state',
      'clock',
      'free-slots',
      'language',
      'step-form',
      'testing',
      'zone-choice',
    ],
    composes: [
      'booking-card',
      'booking-dialog',
      'booking-flow',
      'booking-preview',
      'embed',
      'manage-booking',
      'remote-page',
      'testing',
    ],
  },
  'admin-app': {
    shared: ['account', 'booking-slot', 'dashboard', 'form', 'list', 'testing'],
    composes: ['app', 'overview', 'testing'],
  },
};

/** Libraries that only the named packages may import. */
export const reservedLibraries = {
  '@supabase/supabase-js': ['data-client', 'tests'],
  '@supabase/postgrest-js': ['data-client', 'booking-widget'],
  '@module-federation/enhanced': ['config', 'tests'],
  '@module-federation/enhanced/runtime': ['shell', 'storybook', 'tests'],
  '@module-federation/runtime-core': ['shell', 'publishing'],
};
