/** @type {import('../faults.ts').FaultyFile[]} */
export default [
  {
    file: 'admin-app/src/people/personal-data/erase-form.tsx',
    tests: ['admin-app/src/people/personal-data/personal-data.test.tsx'],
    faults: {
      'a person is erased without the typed word': { removes: 'if (isTyped) ', only: 'once the word' },
    },
  },
  {
    file: 'admin-app/src/people/personal-data/record-words.ts',
    tests: ['admin-app/src/people/personal-data/tell-and-erase.test.tsx'],
    faults: {
      'an email of unclear delivery counts as sent before an erasure': {
        find: `(state === 'failed' || state === 'doubtful')`,
        replace: `state === 'failed'`,
        only: 'may not have arrived',
      },
    },
  },
  {
    file: 'admin-app/src/people/people-page.tsx',
    tests: ['admin-app/src/people/export-people.test.tsx'],
    faults: {
      'the export of people ignores the filter': { find: '{ filter, onPage }', replace: '{ filter: {}, onPage }' },
    },
  },
  {
    file: 'admin-app/src/people/personal-data/person-file.ts',
    tests: ['admin-app/src/people/personal-data/personal-data.test.tsx'],
    faults: {
      'the exported page of a person may load from anywhere': {
        removes: `default-src 'none'; `,
        only: 'PE5 an export',
      },
    },
  },
  {
    file: 'admin-app/src/messages/message-details-view.tsx',
    tests: ['admin-app/src/messages/messages.test.tsx'],
    faults: {
      'a message deleted elsewhere can still be changed': {
        find: `        {!isDeleted && (
          <StatusSelect`,
        replace: `        {(
          <StatusSelect`,
        only: 'deleted elsewhere',
      },
    },
  },
  {
    file: 'admin-app/src/messages/message-answers.tsx',
    tests: ['admin-app/src/messages/answers.test.tsx'],
    faults: {
      'an answer of unclear delivery cannot be sent again': { removes: ` || state === 'doubtful'`, only: 'doubtful' },
      'answers that fail to load look like none': {
        find: 'error="Your answers couldn’t be loaded."',
        replace: 'error={<></>}',
        only: 'never look like none',
      },
    },
  },
  {
    file: 'admin-app/src/testimonials/testimonial-editor-view.tsx',
    tests: ['admin-app/src/testimonials/testimonials.test.tsx'],
    faults: {
      'a new photo counts as agreed to': { removes: ' && values.hasPictureConsent', only: 'consent' },
    },
  },
  {
    file: 'admin-app/src/newsletter/campaigns/use-campaign-form.ts',
    tests: ['admin-app/src/newsletter/campaigns/campaigns.test.tsx'],
    faults: {
      'sending asks with an outdated number of readers': {
        find: 'isMeant(campaign, confirmed)',
        replace: 'isMeant(campaign, readers ?? 0)',
        only: 'of that moment',
      },
    },
  },
  {
    file: 'admin-app/src/newsletter/campaigns/campaign-progress.tsx',
    tests: ['admin-app/src/newsletter/campaigns/campaigns.test.tsx'],
    faults: {
      'emails of unclear delivery are sent again without asking': {
        find: `of === 'failed' ||`,
        replace: 'of !== undefined ||',
        only: 'failed recipients',
      },
      'a failed pause says nothing': {
        find: `void attempt('The campaign couldn’t be paused.', () => pause.mutateAsync(id))`,
        replace: 'void pause.mutateAsync(id).catch(() => {})',
        only: 'can be paused',
      },
    },
  },
  {
    file: 'admin-app/src/blog/post-values.ts',
    tests: ['admin-app/src/blog/post-editor.test.tsx'],
    faults: {
      'the address of a published post follows its title': {
        removes: '!post.isPublished && ',
        only: 'never saved automatically',
      },
    },
  },
  {
    file: 'admin-app/src/blog/post-words.ts',
    tests: ['admin-app/src/blog/posts-list.test.tsx'],
    faults: {
      'a post scheduled for later reads as published': {
        removes: "isForLater(post) ? 'Scheduled' : ",
        only: 'scheduled',
      },
    },
  },
  {
    file: 'admin-app/src/list/use-record-list.ts',
    tests: ['admin-app/src/bookings/bookings-list.test.tsx'],
    faults: {
      'a filter keeps the page of the list before': { removes: 'page: 1, ', only: 'a long list' },
    },
  },
];
