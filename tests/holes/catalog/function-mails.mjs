/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/functions/_shared/mail-layout.ts': {
    'the value of a fact is HTML': { find: '<bdi>${escapeHtml(value)}</bdi>', replace: '<bdi>${value}</bdi>' },
    'the address of a link is not escaped': { find: '"${escapeHtml(part.address)}"', replace: '"${part.address}"' },
    'only the first line of a quote is marked': { find: "replace(/^/gm, '> ')", replace: "replace(/^/, '> ')" },
    'the title of an email is HTML': { find: '<title>${escapeHtml(heading)}</', replace: '<title>${heading}</' },
  },
  'supabase/functions/_shared/coach.ts': {
    tests: ['supabase/functions/booking-mail/database.test.ts'],
    'alerts that are off are sent': {
      find: "setting('message_notifications') === true",
      replace: "setting('message_notifications') !== undefined",
    },
    'an empty reply address is used': { find: '|| required', replace: '?? required' },
    'emails come from an address that the mail server rejects': {
      find: "mailFrom || own('from_email') || email",
      replace: "own('from_email') || mailFrom || email",
    },
  },
  'supabase/functions/_shared/outbox.ts': {
    tests: ['supabase/functions/contact-mail/deliver.test.ts'],
    'an email that could not be composed is given up unseen': {
      find: 'for (const owed of wanted) await outbox.fail(',
      replace: 'for (const owed of wanted) await outbox.skip(',
    },
    'an outcome that is not recorded is not tried again': {
      find: 'const retryDelaysMs = [200, 1000, 3000];',
      replace: 'const retryDelaysMs: number[] = [];',
      tests: ['supabase/functions/booking-mail/deliver.test.ts', 'supabase/functions/campaign-mail/deliver.test.ts'],
    },
  },
  'supabase/functions/_shared/owner.ts': {
    'everyone who is signed in is the owner': { find: '(isOwner !== true)', replace: '(isOwner === undefined)' },
    'a failing backend reads as not being the owner': {
      removes: 'if (response.status >= 500) throw new Error(`The backend answered ${response.status} to ${path}.`);',
    },
  },
  'supabase/functions/_shared/secrets.ts': {
    tests: ['supabase/functions/booking-mail/database.test.ts'],
    'a slash at the end of the site address breaks links': { removes: `.trim().replace(/\\/+$/, '')` },
    'port 587 begins with TLS': { find: "=== 'true' : port === 465", replace: "=== 'true' : true" },
    'another key than the default one is used': { find: "== 'default' ? -1 : 1", replace: "== 'default' ? 1 : -1" },
  },
  'supabase/functions/campaign-mail/campaign-mails.ts': {
    tests: ['supabase/functions/campaign-mail/handler.test.ts'],
    'the id of a newsletter changes with every attempt': { find: '-${mailId}', replace: '-${crypto.randomUUID()}' },
  },
  'supabase/functions/campaign-mail/deliver.ts': {
    'a newsletter is sent to someone who unsubscribed meanwhile': {
      find: 'if (!(await outbox.start(mail, link.hash))) return false;',
      replace: 'await outbox.start(mail, link.hash);',
    },
    'a run exceeds the host’s limit': { removes: 'if (delivery.isTimeUp?.()) return sent;' },
    'the newsletter of one campaign goes to the readers of another': {
      find: 'contents.get(mail.campaignId) ?? delivery',
      replace: '[...contents.values()][0] ?? delivery',
    },
    'a rejected newsletter counts as sent': { find: "return outcome.state === 'sent';", replace: 'return true;' },
  },
  'supabase/functions/campaign-mail/handler.ts': {
    'the token leaks in the referrer': { find: "Referrer-Policy': 'no-", replace: "X-Referrer': 'no-" },
  },
  'supabase/functions/campaign-mail/outbox.ts': {
    tests: ['supabase/functions/campaign-mail/deliver.test.ts'],
    'a final rejection is tried again': {
      removes: " === 'refused' && outcome.isFinal ? 'refused-for-good' : outcome.state",
    },
  },
  'supabase/functions/campaign-mail/unsubscribe-link.ts': {
    tests: ['supabase/functions/campaign-mail/handler.test.ts'],
    'unsubscribe tokens can be guessed': { find: 'randomBytes(32)', replace: 'randomBytes(4)' },
  },
  'supabase/functions/contact-mail/contact-mails.ts': {
    tests: ['supabase/functions/contact-mail/deliver.test.ts'],
    'an empty company is listed': { find: 'facts.filter(([, value]) => value)', replace: 'facts' },
  },
};
