-- Looking inside articles. Lists never carry bodies, so what is inside them is looked for here.

-- A Markdown text as a reader sees it, without marks and link targets.
create function private.plain_text(markdown text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(markdown, '!?\[([^][]*)\]\([^()\s]*(?:\s+"[^"]*")?\)', '\1', 'g'),
        '^\s*(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s', ' ', 'gn'),
      '[*_`~\\]+', '', 'g'),
    '[|[:cntrl:]\s]+', ' ', 'g'));
$$;

alter table public.blog_posts_la2024
  add column plain_text text not null generated always as (private.plain_text(content)) stored,
  add column search_words tsvector not null generated always as (
    strip(to_tsvector('pg_catalog.simple', title || ' ' || excerpt || ' ' || private.plain_text(content)))
  ) stored,
  -- At 220 words a minute, never less than one: shown where the owner gave no reading time.
  add column reading_minutes integer not null generated always as (
    greatest(1, ceil(coalesce(array_length(regexp_split_to_array(btrim(content), '\s+'), 1), 1) / 220.0))::integer
  ) stored;

comment on column public.blog_posts_la2024.plain_text is 'The body without Markdown; follows content.';
comment on column public.blog_posts_la2024.reading_minutes is 'Computed from the length of the body; read_time is the owner''s own word.';
comment on column public.blog_posts_la2024.search_words is 'The words of title, excerpt and body; follows them.';

create index blog_posts_published_words on public.blog_posts_la2024 using gin (search_words) where is_published;

/*
  Every word that differs from the typed one by a single error: another letter, one too many, one forgotten, two swapped.
  Long words may go on, because people search while they type; short ones may not, and keep their first letter, because too
  many words resemble them.
*/
create function private.near_words(typed text) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg(distinct quote_literal(variant) || case when char_length(typed) < 6 then '' else ':*' end, '|')::tsquery
  from (
    select case kind
      when 'another' then left(typed, spot - 1) || letter || substr(typed, spot + 1)
      when 'too many' then left(typed, spot - 1) || substr(typed, spot + 1)
      when 'forgotten' then left(typed, spot) || letter || substr(typed, spot + 1)
      else left(typed, spot - 1) || substr(typed, spot + 1, 1) || substr(typed, spot, 1) || substr(typed, spot + 2)
    end as variant
    from generate_series(0, char_length(typed)) as spot,
      (select 'swapped' as kind, '' as letter union all select 'too many', ''
        union all select 'another', letter from regexp_split_to_table('abcdefghijklmnopqrstuvwxyz', '') as letter
        union all select 'forgotten', letter from regexp_split_to_table('abcdefghijklmnopqrstuvwxyz', '') as letter) as errors
    where (kind = 'forgotten' or spot > 0) and (kind not in ('forgotten', 'swapped') or spot < char_length(typed))
      and (char_length(typed) >= 6 or kind = 'swapped' or spot > case when kind = 'forgotten' then 0 else 1 end)
  ) as variants;
$$;

/*
  Published articles with all the typed words, or words that begin so, anywhere in them, except those whose title or excerpt
  holds the whole of what was typed: a visitor has these in the list. Where there is none, articles whose words are one
  typing error away. Articles with the words in a row come first, newer before older. Answers passages in which the
  found words stand between the control characters 2 and 3, never bodies.
*/
create function public.search_posts(words text, only_category text default '')
returns table (slug text, passage text, is_near boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  phrase text := lower(btrim(regexp_replace(left(coalesce(words, ''), 100), '\s+', ' ', 'g')));
  typed text[] := (array(select word[1] from regexp_matches(phrase, '[[:alnum:]]+', 'g') as word))[1:6];
  literal tsquery := (select string_agg(quote_literal(word) || ':*', '&') from unnest(typed) as word)::tsquery;
  near tsquery;
begin
  if char_length(phrase) < 3 or cardinality(typed) = 0 then
    return;
  end if;
  return query select * from private.posts_with(literal, phrase, only_category, false);
  if found then
    return;
  end if;
  select string_agg('(' || case when char_length(word) >= 4 then private.near_words(left(word, 20))::text || '|' else '' end
    || quote_literal(word) || ':*)', '&')::tsquery
  into near from unnest(typed) as word;
  return query select * from private.posts_with(near, phrase, only_category, true);
end;
$$;

create function private.posts_with(query tsquery, phrase text, only_category text, is_near boolean)
returns table (slug text, passage text, is_near boolean)
language sql stable set search_path = '' as $$
  select found_post.slug,
    pg_catalog.ts_headline('pg_catalog.simple', found_post.plain_text, posts_with.query,
      'MaxWords=36, MinWords=18, ShortWord=0, MaxFragments=1, StartSel=' || chr(2) || ', StopSel=' || chr(3)),
    posts_with.is_near
  from (
    select post.slug, post.plain_text, post.created_at, post.id, position(phrase in lower(post.plain_text)) > 0 as has_phrase
    from (
      select candidate.slug, candidate.plain_text, candidate.created_at, candidate.id
      from public.blog_posts_la2024 as candidate
      where candidate.is_published and candidate.search_words @@ posts_with.query
        and (coalesce(only_category, '') = '' or candidate.category = only_category)
        and position(phrase in lower(candidate.title)) = 0 and position(phrase in lower(candidate.excerpt)) = 0
      order by candidate.created_at desc, candidate.id
      limit 60
    ) as post
    order by has_phrase desc, post.created_at desc, post.id
    limit 20
  ) as found_post
  order by found_post.has_phrase desc, found_post.created_at desc, found_post.id;
$$;

comment on function public.search_posts(text, text) is 'Published articles that mention what was typed, with a passage of each.';

-- Computed columns are computed as whoever writes the row, like table checks; the schema stays closed.
revoke all on function private.plain_text(text) from public;
grant execute on function private.plain_text(text) to authenticated, service_role;
revoke all on function private.near_words(text) from public;
revoke all on function private.posts_with(tsquery, text, text, boolean) from public;
revoke all on function public.search_posts(text, text) from public, anon, authenticated, service_role;
grant execute on function public.search_posts(text, text) to anon, authenticated;
