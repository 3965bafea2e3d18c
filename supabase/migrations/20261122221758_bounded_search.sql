set check_function_bodies = off;

drop function private.near_words(text);

drop function private.posts_with(tsquery,text,text,boolean);

create table private.post_words (
  word text collate "C" not null
);

CREATE OR REPLACE FUNCTION private.keep_post_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.post_words (word) select unnest(tsvector_to_array(new.search_words)) on conflict do nothing;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.near_texts(typed text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select part.head || letter || tail
  from (
    select left(typed, cut) as head, substr(typed, cut + 1) as rest, substr(typed, cut + 2) as shorter_rest
    from generate_series(0, char_length(typed) - 1) as cut
  ) as part,
    unnest('{"",a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z}'::text[]) as letter,
    unnest(array[part.rest, part.shorter_rest]) as tail
  where char_length(typed) >= 6 or part.head <> ''
  union all
  select left(typed, cut - 1) || substr(typed, cut + 1, 1) || substr(typed, cut, 1) || substr(typed, cut + 2)
  from generate_series(1, char_length(typed) - 1) as cut;
$function$;

CREATE OR REPLACE FUNCTION private.spellings(typed text, is_near boolean)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET enable_bitmapscan TO 'off'
AS $function$
  select array(
    select completion.word
    from (
      select beginning.word
      from (
        select known.word from private.post_words as known
        where known.word >= typed and known.word < typed || chr(1114111) order by known.word limit 500
      ) as beginning
      order by char_length(beginning.word), beginning.word limit 20
    ) as completion
    union
    select correction.word
    from (
      select neighbor.word
      from private.near_texts(left(typed, 20)) as near, lateral (
        select known.word from private.post_words as known
        where known.word >= near and known.word <= near || case when char_length(typed) < 6 then '' else chr(1114111) end
        order by known.word limit 5
      ) as neighbor
      where is_near and char_length(typed) >= 4
      order by char_length(neighbor.word), neighbor.word limit 20
    ) as correction
  );
$function$;

CREATE OR REPLACE FUNCTION private.pattern_of(words text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select '\m(' || string_agg(regexp_replace(word, '([^[:alnum:]])', '\\\1', 'g'), '|') || ')\M' from unnest(words) as word;
$function$;

CREATE OR REPLACE FUNCTION private.place_in(body text, pattern text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select nullif(regexp_instr(body, pattern, 1, 1, 0, 'i'), 0);
$function$;

CREATE OR REPLACE FUNCTION private.passage_at(body text, place integer, query tsquery)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select ts_headline('pg_catalog.simple',
    case when place > 200 then regexp_replace(substr(body, place - 200, 800), '^\S*\s', '') else left(body, 800) end,
    query, 'MaxWords=36, MinWords=18, ShortWord=0, MaxFragments=1, StartSel=' || chr(2) || ', StopSel=' || chr(3));
$function$;

CREATE OR REPLACE FUNCTION private.posts_with(typed text[], phrase text, only_category text, is_near boolean)
 RETURNS TABLE(slug text, passage text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
AS $function$
declare
  word text;
  spellings text[];
  alternatives tsquery;
  query tsquery;
  any_word tsquery;
  -- Passages show a word that is rare or misspelled, which is one with few spellings.
  rarest text[];
  all_spellings text[] := array[]::text[];
  whole_phrase text := case when cardinality(typed) > 1 and not is_near then private.pattern_of(array[phrase]) end;
begin
  foreach word in array typed loop
    spellings := private.spellings(word, is_near);
    if spellings = '{}' then
      return;
    end if;
    alternatives := (select string_agg(quote_literal(spelling), '|') from unnest(spellings) as spelling)::tsquery;
    query := coalesce(query && alternatives, alternatives);
    any_word := coalesce(any_word || alternatives, alternatives);
    rarest := case when cardinality(rarest) <= cardinality(spellings) then rarest else spellings end;
    all_spellings := all_spellings || spellings;
  end loop;

  return query
  with matching as (
    select post.id, post.slug, post.title, post.excerpt, post.plain_text, post.created_at
    from public.blog_posts_la2024 as post
    where post.is_published and post.published_at <= now() and post.search_words @@ query
      and (coalesce(only_category, '') = '' or post.category = only_category)
    order by post.created_at desc, post.id limit 200
  ), mentioning as (
    select matching.*,
      case when whole_phrase <> '' then private.place_in(matching.plain_text, whole_phrase) end as phrase_place
    from matching
    where position(phrase in lower(matching.title)) = 0 and position(phrase in lower(matching.excerpt)) = 0
    order by matching.created_at desc, matching.id limit 40
  ), shown as (
    select * from mentioning order by phrase_place is null, created_at desc, id limit 20
  )
  select shown.slug,
    private.passage_at(shown.plain_text, coalesce(
      shown.phrase_place,
      private.place_in(shown.plain_text, private.pattern_of(rarest)),
      private.place_in(shown.plain_text, private.pattern_of(all_spellings)),
      1), any_word)
  from shown order by shown.phrase_place is null, shown.created_at desc, shown.id;
end;
$function$;

CREATE OR REPLACE FUNCTION public.search_posts(words text, only_category text DEFAULT ''::text)
 RETURNS TABLE(slug text, passage text, is_near boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
declare
  phrase text := lower(btrim(regexp_replace(left(coalesce(words, ''), 100), '\s+', ' ', 'g')));
  typed text[] := (array(select word[1] from regexp_matches(phrase, '[[:alnum:]]+', 'g') as word))[1:6];
begin
  if char_length(phrase) < 3 or cardinality(typed) = 0 then
    return;
  end if;
  if not private.is_within_address_limit('search') then
    perform private.reject('PT429', 'Too many searches. Please try again in a minute.', 'address');
  end if;
  perform private.purge_old_counters();
  return query select post.slug, post.passage, false from private.posts_with(typed, phrase, only_category, false) as post;
  if not found then
    return query select post.slug, post.passage, true from private.posts_with(typed, phrase, only_category, true) as post;
  end if;
end;
$function$;

alter table private.post_words add constraint post_words_pkey PRIMARY KEY (word);

insert into private.post_words (word) select distinct unnest(tsvector_to_array(search_words)) from public.blog_posts_la2024;

insert into private.rate_limits (action, per_email, per_address, email_window, address_window) values ('search', '120', '120', '00:01:00', '00:01:00');

CREATE TRIGGER blog_posts_words AFTER INSERT OR UPDATE OF title, excerpt, content ON public.blog_posts_la2024 FOR EACH ROW EXECUTE FUNCTION private.keep_post_words();

alter table private.post_words enable row level security;
