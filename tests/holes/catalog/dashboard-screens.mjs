/** @type {import('../faults.ts').Faults} */
export default {
  'admin-app/src/people/personal-data/erase-form.tsx': {
    tests: ['admin-app/src/people/personal-data/personal-data.test.tsx'],
    'a person is erased without the typed word': { removes: 'if (isTyped) ', only: 'once the word' },
  },
  'admin-app/src/people/personal-data/record-words.ts': {
    tests: ['admin-app/src/people/personal-data/tell-and-erase.test.tsx'],
    'an email of unclear delivery counts as sent before an erasure': {
      find: `(state === 'failed' || state === 'doubtful')`,
      replace: `state === 'failed'`,
      only: 'may not have arrived',
    },
  },
  'admin-app/src/people/people-page.tsx': {
    tests: ['admin-app/src/people/export-people.test.tsx'],
    'the export of people ignores the filter': { find: '{ filter, onPage }', replace: '{ filter: {}, onPage }' },
  },
  'admin-app/src/people/personal-data/person-file.ts': {
    tests: ['admin-app/src/people/personal-data/personal-data.test.tsx'],
    'the exported page of a person may load from anywhere': { removes: `default-src 'none'; `, only: 'PE5 an export' },
  },
  'admin-app/src/messages/message-details-view.tsx': {
    tests: ['admin-app/src/messages/messages.test.tsx'],
    'a message deleted elsewhere can still be changed': {
      find: `        {!isDeleted && (
          <StatusSelect`,
      replace: `        {(
          <StatusSelect`,
      only: 'deleted elsewhere',
    },
  },
  'admin-app/src/messages/message-answers.tsx': {
    tests: ['admin-app/src/messages/answers.test.tsx'],
    'an answer of unclear delivery cannot be sent again': { removes: ` || state === 'doubtful'`, only: 'doubtful' },
    'answers that fail to load look like none': {
      find: 'error="Your replies couldn’t be loaded."',
      replace: 'error={<></>}',
      only: 'never look like none',
    },
  },
  'admin-app/src/testimonials/testimonial-editor-view.tsx': {
    tests: ['admin-app/src/testimonials/testimonials.test.tsx'],
    'a new photo counts as agreed to': { removes: ' && values.hasPictureConsent', only: 'consent' },
  },
  'admin-app/src/newsletter/campaigns/use-campaign-form.ts': {
    tests: ['admin-app/src/newsletter/campaigns/campaigns.test.tsx'],
    'sending asks with an outdated number of readers': {
      find: 'isMeant(campaign, confirmed)',
      replace: 'isMeant(campaign, readers.data?.confirmed ?? 0)',
      only: 'of that moment',
    },
  },
  'admin-app/src/newsletter/campaigns/campaign-progress.tsx': {
    tests: ['admin-app/src/newsletter/campaigns/campaigns.test.tsx'],
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
  'admin-app/src/blog/post-values.ts': {
    tests: ['admin-app/src/blog/post-editor.test.tsx'],
    'the address of a published post follows its title': {
      removes: '!post.isPublished && ',
      only: 'never saved automatically',
    },
  },
  'admin-app/src/form/writing/use-autosave.ts': {
    tests: ['admin-app/src/blog/use-post-editor.test.tsx'],
    'a second failure in a row ends the retries': { find: 'values, failed]', replace: 'values, !failed]' },
  },
  'admin-app/src/blog/post-words.ts': {
    tests: ['admin-app/src/blog/posts-list.test.tsx'],
    'a post scheduled for later reads as published': {
      removes: "isForLater(post) ? 'Scheduled' : ",
      only: 'scheduled',
    },
  },
  'admin-app/src/list/use-record-list.ts': {
    tests: ['admin-app/src/bookings/bookings-list.test.tsx'],
    'a filter keeps the page of the list before': { removes: 'page: 1, ', only: 'a long list' },
  },
};
