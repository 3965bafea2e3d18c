import {
  importDirections,
  importsOfTestsAndStories,
  reservedLibraries,
  workspaceSpecifiers,
  workspacePackages,
} from './import-directions.mjs';

const testsAndStories = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/testing/**', '**/testing.ts'];

/**
 * `no-restricted-imports` for one package, out of the table of import directions.
 *
 * @param {string} name
 * @param {string[]} [additional] specifiers allowed besides the table's
 */
function restrictedImports(name, additional = []) {
  const { may, types = [] } = importDirections[name] ?? { may: [] };
  const allowed = new Set([...may, ...additional]);
  const paths = workspaceSpecifiers
    .filter((specifier) => !allowed.has(specifier))
    .map((specifier) => ({
      name: specifier,
      message: `${name} does not import ${specifier}: see config/lint/import-directions.mjs.`,
      ...(types.includes(specifier) ? { allowTypeImports: true } : {}),
    }));
  for (const [library, users] of Object.entries(reservedLibraries)) {
    if (!users.includes(name))
      paths.push({ name: library, message: `Only ${users.join(' and ')} may use ${library}.` });
  }
  const others = workspacePackages.filter((other) => other !== name).join('|');
  return [
    'error',
    { paths, patterns: [{ regex: `^(\\.\\./)+(${others})/`, message: 'Import another package by its name.' }] },
  ];
}

// Patterns are looked up from this file's folder, so they begin with any folder.
const zones = workspacePackages.flatMap((name) => [
  { files: [`**/${name}/**/*.{ts,tsx}`], rules: { 'no-restricted-imports': restrictedImports(name) } },
  {
    files: testsAndStories.map((pattern) => `**/${name}/${pattern}`),
    rules: { 'no-restricted-imports': restrictedImports(name, importsOfTestsAndStories) },
  },
]);

/** Every rule is an error or off: a warning is a rule nobody keeps. */
export default {
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'promise', 'unicorn', 'oxc', 'jest'],
  categories: { correctness: 'error' },
  env: { browser: true, es2024: true },
  ignorePatterns: [
    '**/dist/**',
    '**/node_modules/**',
    '**/*.generated.ts',
    'supabase/functions/**',
    '.cache/**',
    '.data/**',
  ],
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'off',
    'no-console': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'no-eval': 'error',
    'no-alert': 'error',
    // Control characters mark the words that a search found: no text can hold them.
    'no-control-regex': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'off',
    'typescript/unbound-method': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/button-has-type': 'error',
    'react/react-in-jsx-scope': 'off',
    'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    // Lists styled with `list-style: none` lose their list role in Safari; `role="list"` gives it back.
    'jsx-a11y/no-redundant-roles': 'off',
    // A styled element carries its role; the rule cannot see what it renders as.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Code and tables that scroll sideways must be reachable by keyboard; axe asks for it.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre', 'table'], roles: [] }],
    'jest/no-conditional-expect': 'error',
    'jest/no-focused-tests': 'error',
    'jest/no-disabled-tests': 'error',
    // Waiting for what a person sees is an assertion: it fails when it never comes.
    'jest/expect-expect': 'off',
    'unicorn/no-useless-spread': 'off',
    // Spreading a string into its characters is what several places mean to do.
    'typescript/no-misused-spread': 'off',
    // Naming the literals beside `string` says which texts mean something.
    'typescript/no-redundant-type-constituents': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    ...zones,
    { files: ['**/*.generated.ts'], rules: { 'max-lines': 'off' } },
    {
      files: ['**/*.mjs'],
      env: { node: true, browser: true },
      rules: { 'no-restricted-imports': 'off', 'typescript/unbound-method': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/tests/**'],
      rules: {
        'max-lines': 'off',
        'typescript/no-non-null-assertion': 'off',
        // Matrices say per cell what is expected; checks shared by tests stand outside of them.
        'jest/no-conditional-expect': 'off',
        'jest/no-standalone-expect': 'off',
      },
    },
  ],
};
