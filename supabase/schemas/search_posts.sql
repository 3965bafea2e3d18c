/*
  Full-text search in blog posts. Anyone may search, so the work of one search is bounded whatever is typed: each `limit` below
  is such a bound. Typos are looked up in a list of words, never in the posts.
*/

-- The words of all posts. Words of deleted posts stay, because they find nothing.
create table private.post_words (
  word text collate "C" primary key
);

alter table private.post_words enable row level security;

create function private.keep_post_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.post_words (word) select unnest(tsvector_to_array(new.search_words)) on conflict do nothing;
  return null;
end;
$$;

create trigger blog_posts_words after insert or update of title, excerpt, content
  on public.blog_posts_la2024 for each row execute function private.keep_post_words();

/*
  All texts one typing error away: a substituted, extra, missing or swapped letter. Short words keep their first letter, or too
  many words would match.
*/
create function private.near_texts(typed text) returns setof text
language sql immutable set search_path = '' as $$
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
$$;

/*
  The words of posts that a typed word may stand for: the shortest that begin with it, because people search while they type, and
  if `is_near`, the shortest that are one typing error away. Long words may be misspelled and incomplete. Bitmap scans are off,
  because they would read all words with a common beginning.
*/
create function private.spellings(typed text, is_near boolean) returns text[]
language sql stable set search_path = '' set enable_bitmapscan = off as $$
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
$$;

-- A regular expression of whole words.
create function private.pattern_of(words text[]) returns text
language sql immutable set search_path = '' as $$
  select '\m(' || string_agg(regexp_replace(word, '([^[:alnum:]])', '\\\1', 'g'), '|') || ')\M' from unnest(words) as word;
$$;

-- Where the pattern is first found, ignoring case; null if nowhere.
create function private.place_in(body text, pattern text) returns integer
language sql immutable set search_path = '' as $$
  select nullif(regexp_instr(body, pattern, 1, 1, 0, 'i'), 0);
$$;

-- The text around a place, with the words of the query between the control characters 2 and 3.
create function private.passage_at(body text, place integer, query tsquery) returns text
language sql immutable set search_path = '' as $$
  select ts_headline('pg_catalog.simple',
    case when place > 200 then regexp_replace(substr(body, place - 200, 800), '^\S*\s', '') else left(body, 800) end,
    query, 'MaxWords=36, MinWords=18, ShortWord=0, MaxFragments=1, StartSel=' || chr(2) || ', StopSel=' || chr(3));
$$;

/*
  Returns posts that contain a spelling of each typed word. The settings leave the index of words as the only plan, because the
  planner does not know how much it costs to read the words of a post.
*/
create function private.posts_with(typed text[], phrase text, only_category text, is_near boolean)
returns table (slug text, passage text)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off as $$
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
$$;

/*
  Returns published posts that contain all typed words as prefixes, without those whose title or excerpt contains the whole
  phrase: the list on the client finds these. If there are none, returns posts whose words are one typing error away
  (is_near). Posts with the exact phrase come first, then newer ones. Each has a passage with the matches between the control
  characters 2 and 3, never the whole body. JIT compilation is off because it takes longer than the query.
*/
create function public.search_posts(words text, only_category text default '')
returns table (slug text, passage text, is_near boolean)
language plpgsql volatile security definer set search_path = '' set jit = off as $$
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
$$;

grant execute on function public.search_posts(text, text) to anon, authenticated;

comment on function public.search_posts(text, text) is 'Published posts that contain the typed words, with a passage of each.';
