/** @type {import('../faults.ts').FaultyFile[]} */
export default [
  {
    file: 'publishing/change-published-site.ts',
    tests: ['tests/federation/deployment-address.test.ts'],
    faults: {
      'pages are uploaded before what they refer to': {
        find: 'return [...first, ...entries.filter((entry) => !first.includes(entry))].join',
        replace: 'return [...entries.filter((entry) => !first.includes(entry)), ...first].join',
      },
      'published articles are lost by a deployment': { removes: "published.json', '" },
    },
  },
  {
    file: 'publishing/gate.ts',
    tests: ['tests/federation/gate.test.ts'],
    faults: {
      'the files of a shell are not checked': {
        find: 'return [...problems, ...fileProblems(site, manifest)];',
        replace: 'return problems;',
      },
    },
  },
  {
    file: 'publishing/registry.ts',
    tests: ['tests/federation/deployment-commands.test.ts'],
    faults: {
      'a registry without its history is read': {
        find: ` &&
    isRecord(value.history) &&
    Object.values(value.history).every(Array.isArray)`,
        replace: '',
      },
    },
  },
  {
    file: 'publishing/publish-pages.ts',
    tests: ['tests/static/published-again.test.ts'],
    faults: {
      'only the first 200 articles are published': { removes: 'if (page.length < rowsAtOnce) ' },
    },
  },
  {
    file: 'publishing/render-pages.ts',
    tests: ['tests/static/published-again.test.ts'],
    faults: {
      'articles of another backend are published': { find: '=== supabaseUrl', replace: '!== undefined' },
    },
  },
  {
    file: 'publishing/content-security.ts',
    tests: ['tests/static/pages.test.ts'],
    faults: {
      'anyone may change the base address': { find: "['base-uri', \"'none'\"],", replace: '' },
      'forms may send to other sites': {
        find: `    ['form-action', "'self'"],
`,
        replace: '',
      },
    },
  },
  {
    file: 'publishing/unsubscribe-page.ts',
    tests: ['tests/static/pages-by-address.test.ts'],
    faults: {
      'the referrer of the unsubscribe page names the token': {
        removes: `    <meta name="referrer" content="no-referrer">
`,
      },
      'search engines list the unsubscribe page': {
        removes: `    <meta name="robots" content="noindex">
`,
      },
    },
  },
  {
    file: 'publishing/budgets.ts',
    tests: ['tests/federation/gate.test.ts'],
    faults: {
      'a size over its budget passes': { find: '(bytes <= budget) return', replace: '(bytes <= budget * 2) return' },
      'preloads do not count': {
        find: '{ what: `${name}, first`, bytes: bytesOf(files, [entry, ...preloads])',
        replace: '{ what: `${name}, first`, bytes: bytesOf(files, [entry])',
      },
    },
  },
  {
    file: 'publishing/doctor/doctor.ts',
    tests: ['tests/federation/doctor.test.ts'],
    faults: { '1 faults': { find: "faults.length === 1 ? 'fault' : 'faults'", replace: "'faults'" } },
  },
];
