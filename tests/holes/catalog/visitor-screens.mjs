/** @type {import('../faults.ts').FaultyFile[]} */
export default [
  {
    file: 'public-site/src/coach/coach.ts',
    tests: ['public-site/src/contact/contact-section.test.tsx'],
    faults: {
      'a profile may run a script': { find: '(({ url }) => isWebAddress(url))', replace: '(({ url }) => url)' },
    },
  },
  {
    file: 'public-site/src/contact/contact-view.tsx',
    tests: ['public-site/src/contact/contact-section.test.tsx'],
    faults: { 'the guide may run a script': { find: 'words.guide && isOffered &&', replace: 'words.guide &&' } },
  },
  {
    file: 'public-site/src/newsletter/newsletter-form.tsx',
    tests: ['public-site/src/newsletter/newsletter-form.test.tsx'],
    faults: {
      'a subscription that failed clears the address': {
        find: 'subscribe.mutate(values, { onSuccess: () => setValues(empty), onError: handleFailure });',
        replace: 'subscribe.mutate(values, { onError: handleFailure }); setValues(empty);',
      },
    },
  },
  {
    file: 'public-site/src/newsletter/newsletter-form-view.tsx',
    tests: ['public-site/src/newsletter/newsletter-form.test.tsx'],
    faults: {
      'an error is shown next to the thanks': { find: 'isSubscribed && !error && (', replace: 'isSubscribed && (' },
    },
  },
  {
    file: 'public-site/src/cookie-banner/cookie-banner-view.tsx',
    tests: ['public-site/src/cookie-banner/cookie-banner.test.tsx'],
    faults: {
      'accepting all ignores the privacy signal': { find: 'marketing: !hasPrivacySignal', replace: 'marketing: true' },
    },
  },
  {
    file: 'public-site/src/services/service-section.tsx',
    tests: ['public-site/src/services/service-page.test.tsx'],
    faults: {
      'a hidden service has a page': { removes: ' || service?.isOnPage === false' },
    },
  },
  {
    file: 'blog-app/src/reader/markdown.tsx',
    tests: ['blog-app/src/reader/markdown.test.tsx'],
    faults: {
      'links in articles pass on the reader’s page': { find: 'noreferrer nofollow', replace: 'nofollow' },
      'images may have addresses of scripts': {
        find: `safeAddress(token.href, ['http:', 'https:'])`,
        replace: 'token.href',
        tests: ['blog-app/src/reader/attacks.test.tsx'],
      },
    },
  },
  {
    file: 'blog-app/src/blog-page/use-post-list.ts',
    tests: ['blog-app/src/blog-page/blog-page.test.tsx'],
    faults: {
      'older articles are never loaded': {
        find: 'usePosts({}, { isNeeded: isMore })',
        replace: 'usePosts({}, { isNeeded: false })',
        only: 'P2 articles older',
      },
    },
  },
  {
    file: 'blog-app/src/blog-page/lazy-reader.tsx',
    tests: ['blog-app/src/blog-page/blog-page.test.tsx'],
    faults: {
      'closing an article leaves the list without its filter': {
        find: 'navigate(`${blogPath}${listAddress}`, { replace: true })',
        replace: 'navigate(blogPath, { replace: true })',
        only: 'keeps the filter',
      },
    },
  },
  {
    file: 'blog-app/src/reader/use-share-article.ts',
    tests: ['blog-app/src/blog-page/blog-page.test.tsx'],
    faults: {
      'dismissing the share sheet copies the link': {
        removes: `if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';`,
        only: 'P10 dismissing',
      },
    },
  },
  {
    file: 'blog-app/src/reader/reader.tsx',
    tests: ['blog-app/src/blog-page/blog-page.test.tsx'],
    faults: {
      'sharing cannot be switched off': { removes: '={settings.social_sharing_enabled}', only: 'P10 the owner' },
    },
  },
  {
    file: 'shell/src/app/legal-addresses.ts',
    tests: ['shell/src/app/legal-addresses.test.ts'],
    faults: { 'a policy may take the address of the dashboard': { removes: '&& !takenPaths.includes(`/${first}`)' } },
  },
  {
    file: 'shell/src/app/site-routes.tsx',
    tests: ['shell/src/app/settings-take-effect.test.tsx'],
    faults: {
      'maintenance closes the dashboard': {
        find: '<Route path={`${paths.admin}/*`} element={<AdminPage />} />',
        replace: '{!settings.maintenance_mode && <Route path={`${paths.admin}/*`} element={<AdminPage />} />}',
        only: 'E5 the dashboard',
      },
    },
  },
  {
    file: 'shell/src/booking/use-booking-address.ts',
    tests: ['shell/src/booking/booking-address.test.tsx'],
    faults: {
      'the address of a booking link stays in the history': { removes: ', { replace: true }' },
    },
  },
  {
    file: 'shell/src/address/kept-over-reload.ts',
    tests: ['shell/src/booking/kept-booking.test.tsx'],
    faults: {
      'a form is restored on the next visit': { find: `navigation?.type === 'reload' ?`, replace: 'navigation ?' },
    },
  },
  {
    file: 'shell/src/consent/measuring/measure.ts',
    tests: ['shell/src/consent/measuring/measure.test.ts'],
    faults: { 'withdrawing consent keeps the service running': { removes: 'gate.reload();' } },
  },
];
