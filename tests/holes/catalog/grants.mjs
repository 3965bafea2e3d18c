const rules = ['tests/backend/rules.test.ts'];

/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/foundation.sql': {
    tests: rules,
    'everyone can execute new functions': {
      removes: 'alter default privileges revoke execute on functions from public;',
      only: 'no function is executable by public',
    },
    'old default grants of hosted projects stay': {
      removes: 'alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;',
      only: 'hosted project',
    },
  },
  'supabase/schemas/bookings.sql': {
    tests: rules,
    'visitors can select bookings': {
      find: 'grant select on table public.bookings_la2024 to authenticated, service_role;',
      replace: 'grant select on table public.bookings_la2024 to anon, authenticated, service_role;',
      only: 'visitors can only select',
    },
    'accounts can write when a booking starts': {
      find: 'grant update (status,',
      replace: 'grant update (starts_at, status,',
      only: 'columns that the database sets',
    },
    'accounts can write every column of bookings': {
      find: 'delete on table public.bookings_la2024 to authenticated',
      replace: 'update, delete on table public.bookings_la2024 to authenticated',
      only: 'table-wide rights',
    },
  },
  'supabase/schemas/mail_outbox.sql': {
    tests: rules,
    'accounts can start emails': {
      find: 'grant execute on function public.start_mail(uuid, uuid) to service_role;',
      replace: 'grant execute on function public.start_mail(uuid, uuid) to authenticated, service_role;',
      only: 'only the listed functions',
    },
  },
  'supabase/schemas/booking_mails.sql': {
    tests: rules,
    'visitors can claim emails': {
      find: 'grant execute on function public.claim_mail(uuid, integer) to service_role;',
      replace: 'grant execute on function public.claim_mail(uuid, integer) to anon, service_role;',
      only: 'only the listed functions',
    },
    'visitors can ask for the state of emails': {
      find: 'grant execute on function public.mail_state(uuid, text) to service_role;',
      replace: 'grant execute on function public.mail_state(uuid, text) to anon, service_role;',
      tests: ['tests/backend/mail-outbox.test.ts'],
    },
  },
  'supabase/schemas/campaign_mails.sql': {
    tests: rules,
    'accounts can claim campaign emails and read their addresses': {
      find: 'execute on function public.claim_campaign_mails(integer, integer) to service_role;',
      replace: 'execute on function public.claim_campaign_mails(integer, integer) to authenticated, service_role;',
      only: 'only the listed functions',
    },
  },
  'supabase/schemas/settings.sql': {
    tests: rules,
    'accounts can write whether a setting is public': {
      find: 'update (key, value, updated_at)',
      replace: 'update (key, value, updated_at, is_public)',
      only: 'columns that the database sets',
    },
    'the stored secrets have no row level security': {
      removes: 'alter table private.setting_secrets enable row level security;',
      only: 'every table has row level security',
    },
  },
  'supabase/schemas/posts.sql': {
    tests: rules,
    'accounts can empty the table of posts': {
      find: 'grant select on table public.blog_posts_la2024 to authenticated, service_role;',
      replace: `grant select on table public.blog_posts_la2024 to authenticated, service_role;
grant truncate on table public.blog_posts_la2024 to authenticated;`,
      only: 'table-wide rights',
    },
    'visitors can filter by the text without Markdown': {
      find: 'read_time, reading_minutes, views, created_at, updated_at, published_at, published_on',
      replace: 'read_time, reading_minutes, views, created_at, updated_at, published_at, published_on, plain_text',
      tests: ['tests/backend/posts.test.ts'],
    },
    'visitors can read every column of posts': {
      find: 'grant select on table public.blog_posts_la2024 to authenticated, service_role;',
      replace: 'grant select on table public.blog_posts_la2024 to anon, authenticated, service_role;',
      only: 'visitors can only select',
    },
  },
  'supabase/schemas/history.sql': {
    tests: ['tests/database/direct-rights.test.ts'],
    'accounts can delete the history': {
      find: 'grant select on table public.change_history to authenticated, service_role;',
      replace: `grant select, delete on table public.change_history to authenticated, service_role;
create policy "hole" on public.change_history for delete to authenticated using (true);`,
      only: 'the owner reads every table',
    },
  },
};
