import { composeStories, type Meta } from '@storybook/react-webpack5';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';
import * as articleList from '../blog-page/article-list.stories';
import * as articles from '../blog-page/articles-view.stories';
import * as readerPending from '../blog-page/reader-pending.stories';
import * as section from '../blog-section/blog-section-view.stories';
import * as reader from '../reader/reader-view.stories';
import * as saved from '../saved/saved-view.stories';
import * as mentions from '../search/mentions-view.stories';
import { accessibilityFindings } from './accessibility';

// Axe takes its time with a page of many cards.
jest.setTimeout(60_000);

type Stories = { default: Meta };

const files = [section, articleList, articles, mentions, saved, reader, readerPending] as unknown as Stories[];

const stories = files.flatMap((file) =>
  Object.entries(composeStories(file) as Record<string, ComponentType>).map(
    ([name, Story]) => [`${file.default.title}: ${name}`, Story] as const,
  ),
);

test.each(stories)('X5 %s renders without accessibility findings', async (_title, Story) => {
  renderWithTheme(
    <MemoryRouter>
      <Story />
    </MemoryRouter>,
  );
  expect(await accessibilityFindings()).toEqual([]);
});
