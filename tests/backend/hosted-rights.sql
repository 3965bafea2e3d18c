-- The rights that a hosted project gives to the role that runs its migrations, and those that projects created before 2026 grant by default.
create role project_owner login createrole createdb bypassrls;
create role supabase_auth_admin;
create role supabase_storage_admin;
alter schema public owner to project_owner;
grant create on database postgres to project_owner;
-- A hosted project lets its owner change the timeouts of these roles.
grant anon, authenticated, service_role to project_owner with admin option;

do $$
declare
  one record;
begin
  for one in select relname, relnamespace::regnamespace as schema_name from pg_class where relnamespace in ('auth'::regnamespace, 'storage'::regnamespace) and relkind = 'r' loop
    execute format('alter table %s.%I owner to supabase_%s_admin', one.schema_name, one.relname, one.schema_name);
    execute format('grant all on %s.%I to project_owner', one.schema_name, one.relname);
  end loop;
end;
$$;
grant usage on schema auth, storage, supabase_migrations to project_owner;
grant all on all tables in schema supabase_migrations to project_owner;
grant execute on all functions in schema auth, storage to project_owner, anon, authenticated, service_role;
-- A hosted project lets it write policies for the files.
grant supabase_storage_admin to project_owner;
create publication supabase_realtime;
alter publication supabase_realtime owner to project_owner;

alter default privileges for role project_owner in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public grant execute on functions to anon, authenticated, service_role;

set role project_owner;
