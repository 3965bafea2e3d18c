import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { newsletterWords } from 'domain/settings/words/newsletter.generated';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { storyServices } from '../testing/story-services';
import { longNamedCoach, storyCoach } from '../testing/story-coach';
import { storyLegalAddresses } from '../testing/story-legal';
import { footerColumns } from './footer-columns';
import { FooterView } from './footer-view';

const meta: Meta<typeof FooterView> = {
  title: 'Public site/Footer',
  component: FooterView,
  parameters: { layout: 'fullscreen' },
  args: {
    coach: storyCoach,
    columns: footerColumns({ testimonials_enabled: true, blog_enabled: true }, '/blog', storyServices),
    adminPath: '/admin',
    newsletter: <NewsletterForm />,
    newsletterText: newsletterWords.footer,
    legalAddresses: storyLegalAddresses,
    onCookieSettings: () => {},
    onBackToTop: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof FooterView>;

export const Ready: Story = {};
export const LongTexts: Story = { args: { coach: longNamedCoach } };
export const FeaturesSwitchedOff: Story = {
  args: {
    columns: footerColumns({ testimonials_enabled: false, blog_enabled: false }, '/blog', []),
    newsletter: undefined,
    onCookieSettings: undefined,
    coach: { ...storyCoach, profiles: [] },
  },
};
export const WithLegalNotice: Story = { args: { legalAddresses: { ...storyLegalAddresses, notice: '/legal-notice' } } };
