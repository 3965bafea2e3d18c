/** @type {import('../faults.ts').Faults} */
export default {
  'shell/src/consent/consent-provider.tsx': {
    tests: ['shell/src/app/settings-take-effect.test.tsx'],
    'consent covers services that are added later': {
      find: 'decision && isAnswered(decision, services) ? decision.consent : undefined',
      replace: 'decision?.consent',
    },
  },
  'shell/src/consent/decision.ts': {
    'anything stored is a consent': { removes: "typeof consent.analytics === 'boolean' &&" },
  },
  'shell/src/consent/use-measuring.ts': {
    tests: ['shell/src/consent/use-measuring.test.tsx'],
    'a later refusal is not applied': {
      find: 'hasBegun || document.cookie',
      replace: 'allowed.length',
      tests: ['shell/src/app/settings-take-effect.test.tsx'],
      only: 'a decision made in another tab',
    },
    'a visit that began on a private page is measured': { removes: '!hasBeenPrivate.current && ' },
    'a secret address whose hash was encoded is measured': { removes: '|%23' },
    'tracking services can read the owner’s session': { removes: ' && !readStored(sessionStorageKey)' },
  },
  'shared-ui/src/components/dialog/use-close-gestures.ts': {
    tests: ['shared-ui/src/components/dialog/dialog.test.tsx'],
    'Escape closes the dialog below, too': {
      removes: `    event.stopPropagation();
`,
    },
  },
  'shared-ui/src/components/dialog/back-step.ts': {
    tests: ['shared-ui/src/components/dialog/back-step.test.tsx'],
    'closing a dialog undoes a navigation': { removes: 'if (currentStep() !== step) return;' },
  },
  'shared-ui/src/components/field/choice.tsx': {
    'groups of choices share their name': { find: 'name: name ?? id', replace: "name: name ?? 'choice'" },
  },
  'shared-ui/src/components/image/image.tsx': {
    tests: ['shared-ui/src/components/avatar/avatar.test.tsx'],
    'an image that failed before hydration stays broken': {
      removes: 'if (isBroken && isCurrent) setFailed(src ?? null);',
    },
    'a replaced image keeps the failure of the old one': { find: '& failed !== src', replace: '& failed === null' },
  },
  'shared-ui/src/components/avatar/avatar.tsx': {
    'initials cut emoji in half': { find: "[...(word ?? '')][0]", replace: "(word ?? '')[0]" },
  },
  'blog-app/src/posts/matching-posts.ts': { 'the search ignores excerpts': { removes: ' || excerpt.includes(words)' } },
  'blog-app/src/posts/post-meta.tsx': { '1 views': { removes: "views === 1 ? '1 view' : " } },
  'shared-ui/src/patterns/confirm/confirm-provider.tsx': {
    tests: ['shared-ui/src/patterns/confirm/confirm.test.tsx'],
    'a second question leaves the first one unanswered': {
      find: `    settle.current(false);
    const answer`,
      replace: '    const answer',
    },
  },
  'shell/src/hydration/early-click.ts': {
    'two early clicks are both busy': { removes: `click.button?.removeAttribute('aria-busy');` },
  },
  'blog-app/src/posts/highlighted.tsx': {
    'the text between two matches is lost': {
      find: '{text.slice(ends[index], start)}',
      replace: '{index === 0 && text.slice(0, start)}',
    },
  },
  'blog-app/src/posts/categories.ts': {
    tests: ['blog-app/src/posts/highlighted.test.tsx'],
    'an empty category has a chip': {
      find: `always.includes(name) || counts?.[name]`,
      replace: `true`,
    },
  },
};
