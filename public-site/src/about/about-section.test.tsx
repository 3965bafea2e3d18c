import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { renderSite } from '../testing/render-site';
import { AboutSection } from './about-section';

test('WO1 without chapters there is no button to the story', async () => {
  renderSite(<AboutSection onBook={jest.fn()} />, { settings: { words_story_chapters: '[]' } });
  await waitForElementToBeRemoved(screen.queryByRole('button', { name: 'Discover My Story' }));
});

test('L4 the end of the story offers booking', async () => {
  const onBook = jest.fn();
  const { visitor } = renderSite(<AboutSection onBook={onBook} />);
  await visitor.click(screen.getByRole('button', { name: 'Discover My Story' }));
  await visitor.click(await screen.findByRole('button', { name: 'Book a First Conversation' }));
  expect(onBook).toHaveBeenCalledWith();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
