const times = ['tests/database/outbox-times.test.ts'];
const campaigns = ['tests/backend/campaigns.test.ts'];
const contacts = ['tests/backend/contact-mails.test.ts'];

const claimed = `mail.claim = mail_claim and mail.state = 'claimed'`;

/**
 * The end of a function that starts or skips an email under a condition.
 *
 * @param {'started' | 'skipped'} outcome
 * @param {string} condition
 */
const settling = (outcome, condition) =>
  `where mail.id = mail_id and ${condition}\n    returning 1\n  )\n  select exists (select 1 from ${outcome});`;

/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/functions/_shared/smtp.ts': {
    'mail programs decode what a visitor typed': { find: "text.replaceAll('=?', '=\\u2060?')", replace: 'text' },
    'the password of the mail server is sent without TLS': {
      removes: 'requireTLS: smtp.username !== undefined,',
    },
  },
  'supabase/functions/booking-mail/visitor-mails.ts': {
    tests: ['supabase/functions/booking-mail/booking-mails.test.ts'],
    'an email to a stranger names an address that only looks different': {
      removes: ".normalize('NFKC').replace(invisible, '')",
    },
  },
  'supabase/functions/booking-mail/deliver.ts': {
    'a request is called confirmed': { removes: ` || kind === 'confirmed'` },
  },
  'supabase/schemas/mail_outbox.sql': {
    tests: times,
    'a claimed email is claimed again at once': {
      find: `(mail.state = 'claimed' and mail.claimed_until < now())`,
      replace: `mail.state = 'claimed'`,
    },
    'an email that may have been sent is sent again': {
      find: `(mail.state = 'claimed' and mail.claimed_until < now())`,
      replace: `(mail.state in ('claimed', 'sending') and mail.claimed_until < now())`,
    },
    'an email that no one sends is never handed out again': {
      removes: ` or (mail.state = 'claimed' and mail.claimed_until < now())`,
    },
    'an email is claimed before it is due': { removes: ' and mail.next_attempt_at <= now()' },
    'a sender without a claim starts an email': {
      find: settling('started', claimed),
      replace: settling('started', `mail.state = 'claimed'`),
    },
    'an email is started twice': {
      find: settling('started', claimed),
      replace: settling('started', `mail.claim = mail_claim and mail.state in ('claimed', 'sending')`),
    },
    'a skipped email counts as known to the client': {
      removes: ', announced_status = null',
      tests: ['tests/backend/mail-outbox.test.ts'],
    },
    'an email is tried without end': { find: 'is_final or mail.attempts >= 6', replace: 'is_final' },
    'a final failure is tried again': { removes: 'is_final or ', tests: ['tests/backend/undelivered-mails.test.ts'] },
    'a failed email is tried again at once': {
      removes: 'next_attempt_at = now() + make_interval(mins => (5 ^ (mail.attempts - 1))::integer),',
    },
    'an email that is being sent can be skipped': {
      find: settling('skipped', claimed),
      replace: settling('skipped', 'mail.claim = mail_claim'),
    },
    'the alert of a deleted message stays owed': {
      removes: ' references public.contact_messages_la2024 (id) on delete cascade',
      tests: contacts,
    },
    'a deleted subscriber gets the welcome': {
      removes: ' references public.newsletter_subscribers_la2024 (id) on delete cascade',
      tests: contacts,
    },
  },
  'supabase/schemas/booking_mails.sql': {
    tests: times,
    'a cancellation names a time that the client does not know': {
      find: `mail.kind = 'cancelled' and`,
      replace: 'false and',
      tests: ['tests/database/mails.test.ts'],
    },
    'an email that is sent late is remembered as it was queued': {
      find: `when (new.state = 'claimed' and`,
      replace: 'when (false and',
      tests: ['tests/database/mails.test.ts'],
    },
    'a request whose refusal is undone gets no email': {
      find: 'announced.id is null and is_wanted',
      replace: 'false',
      tests: ['tests/database/mails.test.ts'],
    },
  },
  'supabase/schemas/personal_mails.sql': {
    tests: contacts,
    'an answer is lost with its message': { find: '(id) on delete set null', replace: '(id) on delete cascade' },
  },
  'supabase/schemas/deleted_rows.sql': {
    tests: contacts,
    'a restored subscriber never gets the welcome': {
      find: `mail.state in ('waiting', 'claimed', 'dead')`,
      replace: 'false',
    },
    'a restored subscriber gets the welcome twice': {
      find: `mail.state in ('waiting', 'claimed', 'dead')`,
      replace: 'true',
    },
  },
  'supabase/schemas/undelivered_mails.sql': {
    tests: ['tests/backend/undelivered-mails.test.ts'],
    'an email that is being sent is doubtful at once': { removes: 'and mail.claimed_until < now() ', tests: times },
    'sent emails can be retried': {
      find: `private.delivery_state(mail) in ('failed', 'doubtful')
    and (mail.booking_id is null or (private.booking_of_mail(mail)).ends_at`,
      replace: `true
    and (mail.booking_id is null or (private.booking_of_mail(mail)).ends_at`,
    },
    'emails of past bookings can be retried': {
      find: '(mail.booking_id is null or (private.booking_of_mail(mail)).ends_at > now())',
      replace: 'true',
      tests: times,
    },
    'emails that have lost their booking can be retried': {
      find: '(mail.booking_id is null or (private.booking_of_mail(mail)).ends_at > now())',
      replace: 'coalesce((private.booking_of_mail(mail)).ends_at > now(), true)',
      tests: ['tests/database/mail-copies.test.ts'],
    },
    'the dismissal of an email that has lost its booking is undone': {
      removes: `
    and (is_dismissed or mail.booking_id is null or (private.booking_of_mail(mail)).id is not null)`,
      tests: ['tests/database/mail-copies.test.ts'],
    },
  },
  'supabase/schemas/campaigns.sql': {
    tests: campaigns,
    'retrying an email resumes a paused campaign': {
      find: `campaign.id = any (ids) and campaign.state = 'sent'`,
      replace: `campaign.id = any (ids) and campaign.state in ('sent', 'paused')`,
      tests: ['tests/backend/undelivered-mails.test.ts'],
    },
    'a campaign is sent to unsubscribed readers': {
      find: 'where private.is_reader(subscriber)',
      replace: 'where true',
    },
    'a campaign is started twice': { find: `if campaign.state <> 'draft'`, replace: `if campaign.state = 'sent'` },
    'a campaign that was changed elsewhere is sent unseen': {
      find: `elsif campaign.updated_at <> seen_version then`,
      replace: 'elsif false then',
      tests: ['tests/backend/data-client-contract.test.ts'],
      only: 'is not sent unseen',
    },
    'every account sends campaigns': {
      find: `if not public.is_owner() then`,
      replace: 'if false then',
      tests: ['tests/backend/owners-functions.test.ts'],
    },
    'emails that were sent are sent again': {
      removes: `or of_state not in ('failed', 'doubtful') `,
      tests: ['tests/backend/campaigns.test.ts'],
    },
  },
  'supabase/schemas/campaign_mails.sql': {
    tests: ['tests/backend/campaigns.test.ts'],
    'an email refused after its campaign ended is never sent': {
      find: `if settled.state = 'waiting' then`,
      replace: 'if false then',
    },
    'a reader who unsubscribes during the campaign still gets it': { removes: ' and private.is_reader(reader)' },
    'a paused campaign goes on': { removes: ` and one.state = 'sending'` },
    'a campaign email that may have been sent is sent again': {
      find: `set state = 'doubtful', last_error = 'Sending was interrupted while the email was being delivered.'`,
      replace: `set state = 'waiting'`,
    },
    'an unknown outcome counts as sent': { find: `'unknown' then 'doubtful'`, replace: `'unknown' then 'sent'` },
    'a refused email is tried without end': { removes: 'and mail.attempts < 6 ', tests: times },
    'an unsubscribe link changes nothing': { find: `= 'unsubscribed'`, replace: '= subscriber.status' },
    'a campaign ends while emails are being sent': { removes: `, 'claimed', 'sending'` },
  },
};
