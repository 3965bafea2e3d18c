import { useSettings } from 'data-client';
import { Container, Section, Stack, space } from 'shared-ui';
import { useEffect, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { BlogPageProps } from '../contract';
import { ArticleList } from './article-list';
import { BlogOpening } from './blog-opening';
import { hrefOver } from './list-address';
import { ListTools } from './list-tools';
import { ReaderPlace, prepareReader } from './reader-place';
import { SavedPlace, savedAddress } from './saved-place';
import { usePostList } from './use-post-list';
import { selectionAddress, useSelection } from './use-selection';

// The band above is the page's opening: what follows belongs to it more closely than one section to the next.
const Articles = styled(Section)`
  padding-block-start: ${space.xl};
`;

/** All articles, with search, order and categories; the reader opens over it when the address names a post. */
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
        {!isSavedShown && <ListTools selection={selection} onSelectionChange={changeSelection} />}
      </BlogOpening>
      <Articles aria-label="Articles">
        <Container>
          <Stack gap="3xl">
            {isSavedShown ? (
              <SavedPlace list={list} hrefOf={hrefOver(blogPath, savedAddress)} allArticles={blogPath} />
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
      <ReaderPlace
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

const untilPreparedMs = 1500;

/** Once the list stands there is time to fetch what opens an article. */
function usePreparedReader(isListPending: boolean): void {
  useEffect(() => {
    if (isListPending) return undefined;
    const timer = setTimeout(prepareReader, untilPreparedMs);
    return () => clearTimeout(timer);
  }, [isListPending]);
}
