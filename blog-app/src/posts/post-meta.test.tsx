import { screen } from '@testing-library/react';
import { aPost } from 'data-client/testing';
import { renderWithTheme } from 'shared-ui/testing';
import { PostMeta } from './post-meta';

const eveningInNewYork = new Date('2026-03-02T01:00:00Z');

test.each([
  ['2026-03-01', 'March 1, 2026'],
  [undefined, 'March 2, 2026'],
])('P8 an article that was published on %s is dated %s in every time zone', (publishedOn, date) => {
  renderWithTheme(<PostMeta post={aPost({ createdAt: eveningInNewYork, publishedOn, views: 1 })} />);
  expect(screen.getByText(date)).toHaveAttribute('dateTime', publishedOn ?? '2026-03-02');
  expect(screen.getByText('1 view')).toBeVisible();
});
