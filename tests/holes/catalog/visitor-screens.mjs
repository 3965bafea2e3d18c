/** @type {import('../faults.ts').Faults} */
export default {
  'public-site/src/coach/coach.ts': {
    tests: ['public-site/src/contact/contact-section.test.tsx'],
    'a profile may run a script': { find: '(({ url }) => isWebAddress(url))', replace: '(({ url }) => url)' },
  },
  'public-site/src/contact/contact-view.tsx': {
    tests: ['public-site/src/contact/contact-section.test.tsx'],
    'the guide may run a script': { find: 'words.guide && isOffered &&', replace: 'words.guide &&' },
  },
  'public-site/src/newsletter/newsletter-form.tsx': {
    'a subscription that failed clears the address': {
      find: 'subscribe.mutate(values, { onSuccess: () => setValues(empty), onError: handleFailure });',
      replace: 'subscribe.mutate(values, { onError: handleFailure }); setValues(empty);',
    },
  },
  'public-site/src/newsletter/newsletter-form-view.tsx': {
    tests: ['public-site/src/newsletter/newsletter-form.test.tsx'],
    'an error is shown next to the thanks': { find: 'isSubscribed && !error && (', replace: 'isSubscribed && (' },
  },
  'public-site/src/cookie-banner/cookie-banner-view.tsx': {
    tests: ['public-site/src/cookie-banner/cookie-banner.test.tsx'],
    'accepting all ignores the privacy signal': { find: 'marketing: !hasPrivacySignal', replace: 'marketing: true' },
  },
  'public-site/src/services/service-section.tsx': {
    tests: ['public-site/src/services/service-page.test.tsx'],
    'a hidden service has a page': { removes: ' || service?.isOnPage === false' },
  },
  'blog-app/src/reader/markdown.tsx': {
    'links in articles pass on the reader’s page': { find: 'noreferrer nofollow', replace: 'nofollow' },
    'images may have addresses of scripts': {
      find: `safeAddress(token.href, ['http:', 'https:'])`,
      replace: 'token.href',
      tests: ['blog-app/src/reader/attacks.test.tsx'],
    },
  },
  'blog-app/src/blog-page/use-post-list.ts': {
    tests: ['blog-app/src/blog-page/blog-page.test.tsx'],
    'older articles are never loaded': {
      find: 'usePosts({}, { isNeeded: isMore })',
      replace: 'usePosts({}, { isNeeded: false })',
      only: 'P2 articles older',
    },
  },
  'blog-app/src/blog-page/lazy-reader.tsx': {
    tests: ['blog-app/src/blog-page/blog-page.test.tsx'],
    'closing an article leaves the list without its filter': {
      find: 'navigate(`${blogPath}${listAddress}`, { replace: true })',
      replace: 'navigate(blogPath, { replace: true })',
      only: 'keeps the filter',
    },
  },
  'blog-app/src/reader/use-share-article.ts': {
    tests: ['blog-app/src/blog-page/blog-page.test.tsx'],
    'dismissing the share sheet copies the link': {
      removes: `if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';`,
      only: 'P10 dismissing',
    },
  },
  'blog-app/src/reader/reader.tsx': {
    tests: ['blog-app/src/blog-page/blog-page.test.tsx'],
    'sharing cannot be switched off': { removes: '={settings.social_sharing_enabled}', only: 'P10 the owner' },
  },
  'shell/src/app/legal-addresses.ts': {
    'a policy may take the address of the dashboard': { removes: '&& !takenPaths.includes(`/${first}`)' },
  },
  'shell/src/app/site-routes.tsx': {
    tests: ['shell/src/app/settings-take-effect.test.tsx'],
    'maintenance closes the dashboard': {
      find: '<Route path={`${paths.admin}/*`} element={<AdminPage />} />',
      replace: '{!settings.maintenance_mode && <Route path={`${paths.admin}/*`} element={<AdminPage />} />}',
      only: 'E5 #/admin',
    },
  },
  'shell/src/booking/use-booking-address.ts': {
    tests: ['shell/src/booking/booking-address.test.tsx'],
    'the address of a booking link stays in the history': { removes: ', { replace: true }' },
  },
  'data-client/src/connection/kept-over-reload.ts': {
    tests: ['shell/src/booking/kept-booking.test.tsx'],
    'a form is restored on the next visit': { find: `navigation?.type === 'reload' ?`, replace: 'navigation ?' },
  },
  'shell/src/consent/measuring/measure.ts': {
    'withdrawing consent keeps the service running': { removes: 'gate.reload();' },
  },
};
