/** @type {import('../faults.ts').FaultyFile[]} */
export default [
  {
    file: 'shell/src/consent/consent-provider.tsx',
    tests: ['shell/src/app/settings-take-effect.test.tsx'],
    faults: {
      'consent covers services that are added later': {
        find: 'decision && isAnswered(decision, services) ? decision.consent : undefined',
        replace: 'decision?.consent',
      },
    },
  },
  {
    file: 'shell/src/consent/decision.ts',
    tests: ['shell/src/consent/decision.test.ts'],
    faults: { 'anything stored is a consent': { find: "typeof consent.analytics === 'boolean' &&", replace: '' } },
  },
  {
    file: 'shell/src/consent/use-measuring.ts',
    tests: ['shell/src/app/settings-take-effect.test.tsx'],
    faults: {
      'a later refusal is not applied': { removes: " || hasBegun || document.cookie !== ''" },
    },
  },
  {
    file: 'shared-ui/src/components/dialog/use-close-gestures.ts',
    tests: ['shared-ui/src/components/dialog/dialog.test.tsx'],
    faults: {
      'Escape closes the dialog below, too': {
        find: `    event.stopPropagation();
`,
        replace: '',
      },
    },
  },
  {
    file: 'shared-ui/src/components/dialog/back-step.ts',
    tests: ['shared-ui/src/components/dialog/back-step.test.tsx'],
    faults: {
      'closing a dialog undoes a navigation': { removes: 'if (currentStep() === step) ' },
    },
  },
  {
    file: 'shared-ui/src/components/field/choice.tsx',
    tests: ['shared-ui/src/components/field/choice.test.tsx'],
    faults: { 'groups of choices share their name': { find: 'name: name ?? id', replace: "name: name ?? 'choice'" } },
  },
  {
    file: 'shared-ui/src/components/image/image.tsx',
    tests: ['shared-ui/src/components/avatar/avatar.test.tsx'],
    faults: {
      'an image that failed before hydration stays broken': {
        removes: 'if (isBroken && isCurrent) setFailed(src ?? null);',
      },
      'a replaced image keeps the failure of the old one': { find: '& failed !== src', replace: '& failed === null' },
    },
  },
  {
    file: 'shared-ui/src/components/avatar/avatar.tsx',
    tests: ['shared-ui/src/components/avatar/avatar.test.tsx'],
    faults: { 'initials cut emoji in half': { find: "[...(word ?? '')][0]", replace: "(word ?? '')[0]" } },
  },
  {
    file: 'blog-app/src/posts/matching-posts.ts',
    tests: ['blog-app/src/posts/matching-posts.test.ts'],
    faults: {
      'the search ignores excerpts': { removes: ' || excerpt.includes(words)' },
    },
  },
  {
    file: 'blog-app/src/posts/post-meta.tsx',
    tests: ['blog-app/src/posts/post-meta.test.tsx'],
    faults: { '1 views': { find: "views === 1 ? '1 view' : ", replace: '' } },
  },
  {
    file: 'shared-ui/src/patterns/confirm/confirm-provider.tsx',
    tests: ['shared-ui/src/patterns/confirm/confirm.test.tsx'],
    faults: {
      'a second question leaves the first one unanswered': {
        find: `    settle.current(false);
    const answer`,
        replace: '    const answer',
      },
    },
  },
  {
    file: 'shell/src/hydration/early-click.ts',
    tests: ['shell/src/hydration/early-click.test.ts'],
    faults: { 'two early clicks are both busy': { removes: `click.button?.removeAttribute('aria-busy');` } },
  },
  {
    file: 'blog-app/src/posts/highlighted.tsx',
    tests: ['blog-app/src/posts/highlighted.test.tsx'],
    faults: {
      'the text between two matches is lost': {
        find: '{text.slice(ends[index], start)}',
        replace: '{index === 0 && text.slice(0, start)}',
      },
    },
  },
  {
    file: 'blog-app/src/posts/categories.ts',
    tests: ['blog-app/src/posts/highlighted.test.tsx'],
    faults: {
      'an empty category has a chip': {
        find: `counts?.['personal-growth'] ? [...always, 'personal-growth'] : [...always]`,
        replace: `[...always, 'personal-growth']`,
      },
    },
  },
];
