const bounds = ['tests/backend/retention-bounds.test.ts'];
const erasure = ['tests/backend/erasure.test.ts'];

/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/retention.sql': {
    tests: ['tests/backend/retention.test.ts'],
    'a booking that was deleted today is erased': { removes: 'and entry.changed_at < kept.since ', tests: bounds },
    'a deleted booking that is still to come is erased': {
      removes: ` and (entry.before ->> 'starts_at')::timestamptz < kept.since`,
      tests: bounds,
    },
    'the history of restored bookings is erased': {
      removes: 'and not exists (select 1 from public.bookings_la2024 as booking where booking.id = entry.row_id::uuid)',
      tests: bounds,
    },
    'the picture of a service is removed': {
      removes:
        'and not exists (select 1 from public.services_la2024 as service where strpos(service::text, object.name) > 0)',
    },
  },
  'supabase/schemas/erasure.sql': {
    tests: erasure,
    'an export has the claims of emails': {
      find: `'{claim,claimed_until,batch,calendar_id}'`,
      replace: `'{batch,calendar_id}'`,
    },
    'an export lacks the newsletters': {
      find: `join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id
        where lower`,
      replace: `join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id
        where false and lower`,
    },
  },
  'supabase/schemas/booking_invitations.sql': {
    tests: ['tests/backend/invitations.test.ts'],
    'an invitation leads to an archived service': { removes: ' and service.archived_at is null' },
    'a remade invitation answers at its earlier link': { removes: 'token_hash = excluded.token_hash, ' },
    'links that have just expired lose their history': { find: `now() - interval '30 days'`, replace: 'now()' },
  },
};
