import { useSettings } from 'data-client';
import { Container, Section, Stack } from 'shared-ui';
import { useEffect, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { BlogPageProps } from '../contract';
import { ArticleList } from './article-list';
import { BlogOpening } from '../posts/blog-opening';
import { SearchAndSort } from './search-and-sort';
import { LazyReader, prepareReader } from './lazy-reader';
import { LazySaved, savedAddress } from './lazy-saved';
import { usePostList } from './use-post-list';
import { hrefOver, selectionAddress, useSelection } from './use-selection';

// Closer to the header band than one section usually is to the next.
const Articles = styled(Section)`
  margin-block-start: 0;
`;

/** All articles with search, sort and categories. The reader opens on top when the URL contains a slug. */
export function BlogPage({ blogPath, slug, onBook, onTitle, newsletter }: BlogPageProps) {
  const titleId = useId();
  const { settings } = useSettings();
  const list = usePostList();
  const [selection, changeSelection] = useSelection();
  const isSavedShown = useSearchParams()[0].has('saved');
  const listAddress = isSavedShown ? savedAddress : selectionAddress(selection);
  usePreparedReader(list.isPending);

  return (
    <>
      <BlogOpening titleId={titleId}>
        {!isSavedShown && <SearchAndSort selection={selection} onSelectionChange={changeSelection} />}
      </BlogOpening>
      <Articles aria-label="Articles">
        <Container>
          <Stack gap="3xl">
            {isSavedShown ? (
              <LazySaved list={list} hrefOf={hrefOver(blogPath, savedAddress)} allArticles={blogPath} />
            ) : (
              <ArticleList
                list={list}
                selection={selection}
                onSelectionChange={changeSelection}
                blogPath={blogPath}
                savedArticles={`${blogPath}${savedAddress}`}
              />
            )}
            {settings.newsletter_enabled && newsletter}
          </Stack>
        </Container>
      </Articles>
      <LazyReader
        slug={slug}
        blogPath={blogPath}
        listAddress={listAddress}
        posts={list.data ?? []}
        onBook={onBook}
        onTitle={onTitle}
      />
    </>
  );
}

const preloadAfterMs = 1500;

function usePreparedReader(isListPending: boolean): void {
  useEffect(() => {
    if (isListPending) return undefined;
    const timer = setTimeout(prepareReader, preloadAfterMs);
    return () => clearTimeout(timer);
  }, [isListPending]);
}
