import { onDemandPage } from '../on-demand/on-demand-page';

export const StoryPage = onDemandPage(
  () => import('./story-section').then(({ StorySection }) => StorySection),
  'The story',
);
