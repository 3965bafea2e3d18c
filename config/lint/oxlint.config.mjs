import path from 'node:path';
import { projectRoot, readJson } from '../files.mjs';
import { importTable, reservedLibraries } from './import-table.mjs';

const testsAndStories = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/testing/**', '**/testing.ts'];

const packages = Object.keys(importTable).filter((name) => !name.includes('/'));

/** Every specifier in the packages' `exports`. */
const entries = packages.flatMap((name) => {
  const { exports = {} } = readJson(path.join(projectRoot, name, 'package.json'));
  return Object.keys(exports)
    .filter((subpath) => subpath !== './package.json')
    .map((subpath) => name + subpath.slice(1));
});

/**
 * Returns the options of `no-restricted-imports` for one package.
 *
 * @param {string} name
 * @param {{ isTest?: boolean }} [options]
 */
function restrictedImports(name, { isTest = false } = {}) {
  const { may, types = [], tests = [], files = [] } = importTable[name] ?? { may: [] };
  const allowed = new Set([...may, ...(isTest ? tests : [])]);
  const message = `The table of imports does not allow this in ${name}: see config/lint/import-table.mjs.`;
  const reachable = [name, ...files];
  const forbidden = entries.filter((entry) => !reachable.includes(entry.split('/')[0] ?? '') && !allowed.has(entry));
  const paths = forbidden.map((entry) => ({ name: entry, message, allowTypeImports: types.includes(entry) }));
  for (const [library, users] of Object.entries(reservedLibraries)) {
    if (!users.includes(name))
      paths.push({
        name: library,
        message: `Only ${users.join(' and ')} may use ${library}.`,
        allowTypeImports: false,
      });
  }
  const others = packages.filter((other) => other !== name && !files.includes(other)).join('|');
  return [
    'error',
    { paths, patterns: [{ regex: `^(\\.\\./)+(${others})/`, message: 'Import another package by its name.' }] },
  ];
}

// With the whole path, because the folders above the project may have the names of packages.
const zones = packages.flatMap((name) => [
  { files: [`${projectRoot}/${name}/**/*.{ts,tsx}`], rules: { 'no-restricted-imports': restrictedImports(name) } },
  {
    files: testsAndStories.map((pattern) => `${projectRoot}/${name}/${pattern}`),
    rules: { 'no-restricted-imports': restrictedImports(name, { isTest: true }) },
  },
]);

/** Every rule is an error or off, because nobody fixes warnings. */
export default {
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'promise', 'unicorn', 'oxc', 'jest'],
  categories: { correctness: 'error' },
  env: { browser: true, es2024: true },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'off',
    'no-console': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'no-eval': 'error',
    'no-alert': 'error',
    // Control characters mark matches in search results, because no text contains them.
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
    // The rule cannot see which element a styled component renders.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Code and tables that scroll horizontally must be reachable by keyboard, which axe checks.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre', 'table'], roles: [] }],
    'jest/no-conditional-expect': 'error',
    'jest/no-focused-tests': 'error',
    'jest/no-disabled-tests': 'error',
    // Waiting for visible text is an assertion, because it fails at the timeout.
    'jest/expect-expect': 'off',
    'unicorn/no-useless-spread': 'off',
    // Several files split strings into characters on purpose.
    'typescript/no-misused-spread': 'off',
    // Literals next to `string` document the values with a meaning.
    'typescript/no-redundant-type-constituents': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    ...zones,
    { files: ['**/*.generated.ts'], rules: { 'max-lines': 'off' } },
    // Interfaces merge with those of the DOM and of React.
    { files: ['**/embed-package/*.d.ts'], rules: { 'typescript/consistent-type-definitions': 'off' } },
    {
      files: ['**/*.mjs'],
      env: { node: true, browser: true },
      rules: { 'no-restricted-imports': 'off', 'typescript/unbound-method': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', `${projectRoot}/tests/**`],
      rules: {
        'max-lines': 'off',
        'typescript/no-non-null-assertion': 'off',
        // Test matrices state the expectation per cell, and shared checks are defined outside of tests.
        'jest/no-conditional-expect': 'off',
        'jest/no-standalone-expect': 'off',
        // Playwright provides fixtures through a function named `use`.
        'react/rules-of-hooks': 'off',
      },
    },
  ],
};
