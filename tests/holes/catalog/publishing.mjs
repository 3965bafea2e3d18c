/** @type {import('../faults.ts').Faults} */
export default {
  'publishing/change-published-site.ts': {
    tests: ['tests/federation/deployment-address.test.ts'],
    'pages are uploaded before what they refer to': {
      find: 'return [...first, ...entries.filter((entry) => !first.includes(entry))].join',
      replace: 'return [...entries.filter((entry) => !first.includes(entry)), ...first].join',
    },
    'a site changes files outside the copy': { find: 'target.startsWith(folder + path.sep)', replace: 'target' },
    'a deployment mistakes a manifest that it downloaded for the whole remote': {
      removes: `
    if (remote === changed) continue;`,
    },
    'published articles are lost by a deployment': { removes: "published.json', '" },
    'code is downloaded from where an unencrypted redirect leads': {
      find: '!isEncrypted(response.url)',
      replace: 'false',
    },
  },
  'config/site-config.mjs': {
    tests: ['tests/federation/deployment-address.test.ts'],
    'the username of an address passes for this computer': { find: '(:\\d+)?(\\/|$)', replace: '([:/]|$)' },
  },
  'publishing/gate.ts': {
    tests: ['tests/federation/gate.test.ts'],
    'the files of a shell are not checked': {
      find: 'return [...problems, ...fileProblems(site, manifest)];',
      replace: 'return problems;',
    },
  },
  'publishing/published-files.ts': {
    tests: ['tests/federation/deployment-commands.test.ts'],
    'a registry without its history is read': {
      removes: `
    history: recordOf(listOf(isText)),`,
    },
  },
  'publishing/publish-pages.ts': {
    tests: ['tests/static/published-again.test.ts'],
    'only the first 200 articles are published': { removes: 'if (page.length < rowsAtOnce) ' },
  },
  'publishing/render-pages.ts': {
    tests: ['tests/static/published-again.test.ts'],
    'articles of another backend are published': { find: '=== supabaseUrl', replace: '!== undefined' },
  },
  'publishing/content-security.ts': {
    tests: ['tests/static/pages.test.ts'],
    'anyone may change the base address': { removes: "['base-uri', \"'none'\"]," },
    'forms may send to other sites': {
      removes: `    ['form-action', "'self'"],
`,
    },
  },
  'publishing/unsubscribe-page.ts': {
    tests: ['tests/static/pages-by-address.test.ts'],
    'the referrer of the unsubscribe page names the token': {
      removes: `    <meta name="referrer" content="no-referrer">
`,
    },
    'search engines list the unsubscribe page': {
      removes: `    <meta name="robots" content="noindex">
`,
    },
  },
  'publishing/budgets.ts': {
    tests: ['tests/federation/gate.test.ts'],
    'a size over its budget passes': { find: '(bytes <= budget) return', replace: '(bytes <= budget * 2) return' },
    'preloads do not count': {
      find: '{ what: `${name}, first`, bytes: bytesOf(files, [entry, ...preloads])',
      replace: '{ what: `${name}, first`, bytes: bytesOf(files, [entry])',
    },
  },
  'publishing/doctor/doctor.ts': {
    tests: ['tests/federation/doctor.test.ts'],
    'a site controls the terminal': { find: 'console.log(printable(text))', replace: 'console.log(text)' },
    '1 faults': { find: "faults.length === 1 ? 'fault' : 'faults'", replace: "'faults'" },
  },
};
