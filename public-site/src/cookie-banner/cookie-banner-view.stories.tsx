import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allServices } from '../testing/story-legal';
import { CookieBannerView } from './cookie-banner-view';

const meta: Meta<typeof CookieBannerView> = {
  title: 'Public site/Cookie banner',
  component: CookieBannerView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    services: allServices,
    cookiePolicyAddress: '/cookie-policy',
    isRequested: false,
    onDecide: () => {},
    onDismiss: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof CookieBannerView>;

export const Asking: Story = {};
export const ReopenedFromFooter: Story = {
  args: { isRequested: true, consent: { analytics: true, marketing: false } },
};
export const WithPrivacySignal: Story = { args: { isRequested: true, hasPrivacySignal: true } };
