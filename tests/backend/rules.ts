const ours = "('public', 'private')";

/** The functions that accounts can call and visitors cannot. */
export const accountsFunctions = `
  select distinct p.proname as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
    and not has_function_privilege('anon', p.oid, 'execute')`;

/** The rules of Supabase's advisor and stricter ones of this project: each query returns the violations of one rule. */
export const ruleBreaks: Record<string, string> = {
  'every table has row level security': `
    select c.oid::regclass::text as found from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${ours} and c.relkind in ('r', 'p') and not c.relrowsecurity`,

  'every public table has a policy': `
    select c.oid::regclass::text as found from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid)`,

  'no policy is for public': `
    select policyname as found from pg_policies where schemaname = 'public' and roles @> '{public}'`,

  'no action of a role has two policies': `
    select tablename || ' ' || cmd || ' ' || role as found
    from pg_policies, unnest(roles) as role where schemaname = 'public'
    group by tablename, cmd, role having count(*) > 1`,

  'policies call is_owner once per query, not per row': `
    select policyname as found from pg_policies where schemaname = 'public'
      and concat(qual, ' ', with_check) ~ '(is_owner|auth\\.)'
      and regexp_replace(concat(qual, ' ', with_check), 'SELECT (public\\.)?is_owner\\(\\) AS is_owner', '', 'g') ~ '(is_owner|auth\\.)'`,

  'every function has an empty search path': `
    select p.oid::regprocedure::text as found from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${ours} and not coalesce(p.proconfig, '{}') @> array['search_path=""']`,

  // The functions name their column "value" themselves, so in a subquery such an alias would be the outer query's column.
  'no alias of jsonb_array_elements is the name of a column': `
    select p.oid::regprocedure::text || ' ' || alias[1] as found
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
      regexp_matches(p.prosrc, 'jsonb_array_elements(?:_text)?\\((?:[^()]|\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))*\\) as (\\w+)(?! *\\()', 'g') as alias
    where n.nspname in ${ours} and exists (
      select 1 from information_schema.columns as c where c.table_schema in ${ours} and c.column_name = alias[1])`,

  'no function is executable by public': `
    select p.oid::regprocedure::text as found from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${ours} and exists (
      select 1 from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0)`,

  'visitors can call only the listed functions': `
    select p.proname as found from pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
      and p.proname not in ('book_consultation', 'taken_ranges', 'availability', 'hold_slot', 'release_slot', 'send_contact_message', 'subscribe', 'count_post_view', 'search_posts',
        'booking_by_link', 'cancel_by_link', 'move_by_link', 'confirm_subscription', 'open_booking_invitation')`,

  'security definer functions for accounts check that the caller is the owner': `
    select p.proname as found from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and has_function_privilege('authenticated', p.oid, 'execute') and not has_function_privilege('anon', p.oid, 'execute')
      and p.prosrc !~ 'private\\.(lock_campaign|require_owner|require_keeper)\\('
      -- For an owner who has yet to enter a code.
      and p.proname not in ('is_owner', 'owner_needs_code', 'use_recovery_code')`,

  'only functions of constraints, generated columns and indexes are executable in the private schema': `
    select r.rolname || ' ' || p.proname as found
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace, pg_roles r
    where n.nspname = 'private' and r.rolname in ('anon', 'authenticated', 'service_role')
      and has_function_privilege(r.oid, p.oid, 'execute') and p.proname not in ('is_email', 'is_web_address', 'plain_text', 'are_start_times', 'is_zone_name', 'is_known_zone', 'are_intake_questions', 'mailbox_of')`,

  'every table that is not saved exists': `
    select name as found from private.unsaved_tables()
    where to_regclass('public.' || name) is null and to_regclass('private.' || name) is null`,

  'saved tables refer to saved tables only': `
    select child.relname || ' ' || parent.relname as found
    from pg_constraint as reference
    join pg_class as child on child.oid = reference.conrelid join pg_class as parent on parent.oid = reference.confrelid
    where reference.contype = 'f' and child.relname in (select name from private.saved_tables())
      and parent.relname not in (select name from private.saved_tables())
      -- Its rows about calendars are not saved.
      and (child.relname, parent.relname) <> ('mail_outbox', 'calendars')`,

  'saved columns hold no secrets, only hashes of them': `
    select name || '.' || field as found from private.saved_tables(), unnest(columns) as field
    where field ~ '(password|secret|token|credential|sealed|key)' and field !~ '_hash$'
      and (name, field) <> ('site_settings_la2024', 'key')`,

  'no API role can use the private schema': `
    select rolname as found from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role') and has_schema_privilege(oid, 'private', 'usage')`,

  'no API role can create objects': `
    select rolname || ' ' || nspname as found from pg_roles, pg_namespace
    where rolname in ('anon', 'authenticated', 'service_role') and nspname in ${ours}
      and has_schema_privilege(pg_roles.oid, pg_namespace.oid, 'create')`,

  'visitors can only select from public tables': `
    select table_name || ' ' || privilege_type as found from information_schema.table_privileges
    where grantee = 'anon' and table_schema in ${ours}
      and not (privilege_type = 'SELECT' and table_name in ('testimonials_la2024', 'site_settings_la2024'))`,

  'no API role has table-wide rights to insert, update, truncate or alter': `
    select grantee || ' ' || table_name || ' ' || privilege_type as found from information_schema.table_privileges
    where grantee in ('PUBLIC', 'anon', 'authenticated', 'service_role') and table_schema in ${ours}
      and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER', 'INSERT', 'UPDATE')`,

  'no API role can write columns that the database sets': `
    select grantee || ' ' || table_name || '.' || column_name as found from information_schema.column_privileges
    where grantee in ('PUBLIC', 'anon', 'authenticated', 'service_role') and table_schema = 'public'
      and privilege_type in ('INSERT', 'UPDATE')
      and column_name in ('id', 'request_id', 'starts_at', 'ends_at', 'service_name', 'views', 'is_public', 'email')
      -- The owner sets the times of blocked_times.
      and table_name <> 'blocked_times'
      -- The dashboard's forms choose the id of what they create, so that a request repeated after a lost response is the same one.
      and not (privilege_type = 'INSERT' and (table_name, column_name) in (
        ('newsletter_campaigns', 'id'), ('blog_posts_la2024', 'id'), ('testimonials_la2024', 'id'), ('person_notes', 'id'),
        ('services_la2024', 'request_id')))`,

  'every table that accounts can change has the history trigger': `
    select distinct granted.table_name as found from (
      select table_name from information_schema.column_privileges
      where table_schema = 'public' and grantee = 'authenticated' and privilege_type in ('INSERT', 'UPDATE')
      union select table_name from information_schema.table_privileges
      where table_schema = 'public' and grantee = 'authenticated' and privilege_type in ('INSERT', 'UPDATE', 'DELETE')
    ) as granted
    where not exists (
      select 1 from pg_trigger t where t.tgrelid = ('public.' || granted.table_name)::regclass and t.tgname = 'zz_keep_history')`,

  // Neither 0, which means no timeout, nor hours.
  'no API role holds up others with a statement or a transaction for longer than seconds': `
    select role || ' ' || setting as found
    from unnest(array['anon', 'authenticated', 'service_role']) as role,
      unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as setting
    where not exists (
      select 1 from pg_roles, unnest(rolconfig) as chosen where rolname = role and chosen ~ ('^' || setting || '=[1-9]\\d?s$'))`,

  'every table has a primary key': `
    select c.oid::regclass::text as found from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${ours} and c.relkind = 'r'
      and not exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`,

  'every foreign key has an index': `
    select k.conname as found from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where n.nspname in ${ours} and k.contype = 'f' and not exists (
      select 1 from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`,

  'no index is a duplicate': `
    select min(indexrelid::regclass::text) as found from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${ours}
    group by indrelid, indkey::text, indclass::text, indoption::text, coalesce(pg_get_expr(indpred, indrelid), ''), coalesce(pg_get_expr(indexprs, indrelid), '')
    having count(*) > 1`,

  'every check constraint is named explicitly': `
    select conname as found from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where n.nspname = 'public' and k.contype = 'c' and conname ~ '_check[0-9]*$'`,

  'every timestamp has a time zone': `
    select table_name || '.' || column_name as found from information_schema.columns
    where table_schema in ${ours} and data_type = 'timestamp without time zone'`,

  'no view or extension is in the public schema': `
    select c.relname as found from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm', 'f')
    union all select extname from pg_extension where extnamespace = 'public'::regnamespace`,
};
