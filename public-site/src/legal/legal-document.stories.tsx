import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TestDataProvider, createFakeVisitorClient } from 'data-client/testing';
import type { Settings } from 'data-client';
import { allServices, noServices, storyLegalAddresses } from '../testing/story-legal';
import { LegalDocument } from './legal-document';

/** The documents depend on the settings, so each story provides its own. */
const withSettings = (settings: Partial<Settings>): Story['decorators'] => [
  (Story) => (
    <TestDataProvider client={createFakeVisitorClient({ settings })}>
      <Story />
    </TestDataProvider>
  ),
];

const meta: Meta<typeof LegalDocument> = {
  title: 'Public site/Legal pages',
  component: LegalDocument,
  parameters: { layout: 'fullscreen' },
  args: { shows: 'privacy', legalAddresses: storyLegalAddresses, services: noServices, onCookieSettings: () => {} },
};
export default meta;

type Story = StoryObj<typeof LegalDocument>;

export const PrivacyPolicy: Story = {};
export const PrivacyPolicyWithEverything: Story = {
  args: { services: allServices },
  decorators: withSettings({ gdpr_enabled: true, ccpa_enabled: true }),
};
export const PrivacyPolicyWithEverythingOff: Story = {
  decorators: withSettings({
    booking_enabled: false,
    contact_form_enabled: false,
    newsletter_enabled: false,
    blog_enabled: false,
  }),
};
export const TermsOfService: Story = { args: { shows: 'terms' } };
export const CookiePolicy: Story = { args: { shows: 'cookies' } };
export const CookiePolicyWithServices: Story = {
  args: { shows: 'cookies', services: allServices, consent: { analytics: true, marketing: false } },
};
export const LegalNotice: Story = {
  args: { shows: 'notice', legalAddresses: { ...storyLegalAddresses, notice: '/legal-notice' } },
  decorators: withSettings({
    legal_notice:
      'Lena Ashford Coaching\nHauptstraße 12\n10115 Berlin\nGermany\n\nPhone: +49 30 1234567\nEmail: hello@lenaashford.example\n\nVAT number (USt-IdNr.): DE123456789\n\nResponsible for the content under § 18 (2) MStV: Lena Ashford, address as above',
  }),
};
