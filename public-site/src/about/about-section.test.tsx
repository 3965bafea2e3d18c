import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFindings } from '../testing/accessibility';
import { renderSite } from '../testing/render-site';
import { AboutSection } from './about-section';

beforeEach(() => localStorage.clear());

test('L4 the section introduces the coach and names the four values', async () => {
  renderSite(<AboutSection onBook={jest.fn()} />);
  const section = screen.getByRole('region', { name: 'A thinking partner who tells you the truth' });
  expect(section).toHaveAttribute('id', 'about');
  const values = within(section).getAllByRole('heading', { level: 3 });
  expect(values.map((value) => value.textContent)).toEqual(['Authenticity', 'Fearlessness', 'Clarity', 'Excellence']);
  expect(await accessibilityFindings()).toEqual([]);
});

test('L4 Discover My Story opens the full story, and closing it returns the focus to the button', async () => {
  const { visitor } = renderSite(<AboutSection onBook={jest.fn()} />);
  await visitor.click(screen.getByRole('button', { name: 'Discover My Story' }));
  const story = await screen.findByRole('dialog', { name: 'My story' });
  expect(within(story).getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(await accessibilityFindings(story)).toEqual([]);
  await visitor.click(within(story).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Discover My Story' })).toHaveFocus();
});

test('L4 the end of the story offers booking', async () => {
  const onBook = jest.fn();
  const { visitor } = renderSite(<AboutSection onBook={onBook} />);
  await visitor.click(screen.getByRole('button', { name: 'Discover My Story' }));
  await visitor.click(await screen.findByRole('button', { name: 'Book a First Conversation' }));
  expect(onBook).toHaveBeenCalledWith();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
