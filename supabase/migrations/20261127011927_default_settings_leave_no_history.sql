set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.add_default_settings(defaults jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  perform set_config('history.is_summarized', (not exists (
    select from public.change_history as entry where entry.table_name = 'site_settings_la2024'
  ))::text, true);
  insert into public.site_settings_la2024 (key, value)
  select setting.key, setting.value
  from jsonb_to_recordset(defaults) as setting (key text, value text)
  on conflict (key) do nothing;
end;
$function$;

grant execute on function public.add_default_settings(jsonb) to authenticated;
