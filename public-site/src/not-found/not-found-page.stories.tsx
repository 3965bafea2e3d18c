import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotFoundPage } from '../exposed';

const meta: Meta<typeof NotFoundPage> = {
  title: 'Public site/Page not found',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const PageNotFound: StoryObj<typeof NotFoundPage> = {};
