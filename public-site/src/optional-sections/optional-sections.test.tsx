import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Settings } from 'data-client';
import { LandingPage } from '../landing/landing-page';
import { renderSite } from '../testing/render-site';
import { scrollToEverything } from '../testing/scroll-to-everything';
import { OptionalSection } from './optional-section';

scrollToEverything();
beforeAll(() => OptionalSection.load());
const open = (shows: 'logos' | 'qualifications' | 'video' | 'faq', settings: Partial<Settings>) =>
  renderSite(<LandingPage onBook={() => {}} blogSection={null} shows={shows} />, { settings });

test('WO2 empty sections are not on the page', async () => {
  const { container } = renderSite(
    <>
      {(['logos', 'qualifications', 'video', 'faq'] as const).map((shows) => (
        <LandingPage key={shows} onBook={() => {}} blogSection={null} shows={shows} />
      ))}
    </>,
    { settings: { words_logos_entries: '[]', words_video_address: '' } },
  );
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
});

test('WO2 logos link to their organizations, and one that cannot be loaded shows its name', async () => {
  const logos = [
    { name: 'Fernhill', picture: '/fernhill.svg', link: 'https://fernhill.example/' },
    { name: 'Halden', picture: '/halden.svg', link: '' },
  ];
  open('logos', { words_logos_entries: JSON.stringify(logos) });
  expect(await screen.findByRole('link', { name: 'Fernhill' })).toHaveAttribute('href', 'https://fernhill.example/');
  fireEvent.error(screen.getByRole('img', { name: 'Halden' }));
  expect(screen.getByText('Halden')).toBeVisible();
});

test('WO2 credentials show title, issuer and year', async () => {
  const entries = [{ title: 'Certified Coach', issuer: 'The Federation', year: '2014' }, { title: 'Member' }];
  open('qualifications', { words_qualifications_entries: JSON.stringify(entries) });
  expect(await screen.findByText('Certified Coach')).toBeVisible();
  expect(screen.getByText('The Federation, 2014')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('WO2 a question opens its answer', async () => {
  const { visitor } = open('faq', { words_faq_entries: '[{"question":"How do we begin?","answer":"With a call."}]' });
  const question = await screen.findByText('How do we begin?');
  expect(screen.getByText('With a call.').closest('details')).not.toHaveAttribute('open');
  await visitor.click(question);
  expect(screen.getByText('With a call.').closest('details')).toHaveAttribute('open');
});

test('WO2 a video loads nothing from its host before it is played', async () => {
  const { visitor, container } = open('video', { words_video_address: 'https://youtu.be/abcDEF_-123' });
  const play = await screen.findByRole('button', { name: 'Play “A short introduction”' });
  expect(container.querySelector('iframe, video')).toBeNull();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://youtu.be/abcDEF_-123');
  await visitor.click(play);
  const player = screen.getByTitle('A short introduction');
  expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abcDEF_-123?autoplay=1&rel=0');
  await waitFor(() => expect(player).toHaveFocus());
});
