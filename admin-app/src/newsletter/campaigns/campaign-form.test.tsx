import { screen } from '@testing-library/react';
import { aCampaign } from 'data-client/testing';
import { HostPreviewsContext } from '../../dashboard/host-previews';
import { openDashboard } from '../../testing/open-dashboard';

test('N6 the preview shows the subject and the text, and nothing of an article', async () => {
  const { owner } = await openDashboard({
    seed: { campaigns: [aCampaign({ id: 'draft-1', subject: 'News', body: 'Hello' })] },
    address: '/admin/newsletter/campaigns/draft-1',
    around: (dashboard) => (
      <HostPreviewsContext value={{ TextPreview: ({ content }) => <p>{`Rendered: ${content}`}</p> }}>
        {dashboard}
      </HostPreviewsContext>
    ),
  });
  await owner.click(await screen.findByRole('button', { name: 'Show preview' }));
  expect(screen.getByRole('heading', { name: 'News' })).toBeVisible();
  expect(screen.getByText('Rendered: Hello')).toBeVisible();
});
