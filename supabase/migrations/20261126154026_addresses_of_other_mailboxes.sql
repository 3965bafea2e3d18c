set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_email(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select char_length(value) <= 254
    and value ~ '^[^[:space:][:cntrl:]@<>(),:;"\[\]\\]{1,64}@[^[:space:][:cntrl:]@<>(),:;"\[\]\\.]+(\.[^[:space:][:cntrl:]@<>(),:;"\[\]\\.]+)+$'
    and value !~ '(^\.|\.\.|\.@)'
    -- Their small letters are i and k, so that another mailbox would count as the same address.
    and value !~ '[\u0130\u212a]'
    -- Invisible characters and every kind of space: a pasted address with one looks right, but receives no email.
    and value !~ '[\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]';
$function$;

-- Such rows could no longer be changed.
update public.bookings_la2024 set email = translate(email, U&'\0130\212A', 'ik') where email ~ '[\u0130\u212a]';
update public.contact_messages_la2024 set email = translate(email, U&'\0130\212A', 'ik') where email ~ '[\u0130\u212a]';
update public.newsletter_subscribers_la2024 set email = translate(email, U&'\0130\212A', 'ik') where email ~ '[\u0130\u212a]';
