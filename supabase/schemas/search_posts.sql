-- Full-text search in blog posts.

/*
  All words one typing error away: a substituted, extra, missing or swapped letter. Long words also match as prefixes, because
  people search while they type. Short words match whole and keep their first letter, or too many words would match.
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
  Returns published posts that contain all typed words as prefixes, without those whose title or excerpt contains the whole
  phrase: the list on the client finds these. If there are none, returns posts whose words are one typing error away
  (is_near). Posts with the exact phrase come first, then newer ones. Each has a passage with the matches between the control
  characters 2 and 3, never the whole body.
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

grant execute on function public.search_posts(text, text) to anon, authenticated;

comment on function public.search_posts(text, text) is 'Published posts that contain the typed words, with a passage of each.';

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
      where candidate.is_published and candidate.published_at <= now() and candidate.search_words @@ posts_with.query
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
