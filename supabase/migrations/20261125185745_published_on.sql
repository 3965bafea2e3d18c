set check_function_bodies = off;

alter table public.blog_posts_la2024 add column published_on date;

CREATE OR REPLACE FUNCTION private.set_post_date()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.is_published and new.published_at is null then
    new.published_at := case when tg_op = 'INSERT' then new.created_at else now() end;
  end if;
  if new.published_at is not null and (tg_op = 'INSERT' or new.published_at is distinct from old.published_at) then
    new.created_at := new.published_at;
  end if;
  if tg_op = 'INSERT' or new.created_at <> old.created_at then
    new.published_on := private.coach_day(new.created_at);
  end if;
  return new;
end;
$function$;

grant select (published_on) on table public.blog_posts_la2024 to anon;

comment on column public.blog_posts_la2024.published_on is 'The coach''s day of created_at, which every visitor sees, wherever they are.';

-- Without triggers: nothing that the history should show changes.
alter table public.blog_posts_la2024 disable trigger user;
update public.blog_posts_la2024 set published_on = private.coach_day(created_at);
alter table public.blog_posts_la2024 enable trigger user;
