set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.mailbox_of(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select regexp_replace(lower(email), '(?<=.)\+[^@]*@', '@'); $function$;

CREATE OR REPLACE FUNCTION private.is_within_email_limit(limited_action text, email text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  rule private.rate_limits;
  is_within boolean;
begin
  select * into strict rule from private.rate_limits where action = limited_action;
  is_within := private.count_hit(limited_action, 'email ' || private.mailbox_of(email), rule.per_email, rule.email_window);
  perform private.purge_old_counters();
  return is_within;
end;
$function$;

CREATE OR REPLACE FUNCTION private.erase_counters(emails text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.rate_counters as counter where counter.subject in (select 'email ' || private.mailbox_of(email) from unnest(emails) as email);
$function$;
