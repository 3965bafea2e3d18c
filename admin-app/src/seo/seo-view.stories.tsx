import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { StoryForm, type StoryFormProps } from '../testing/story-form';
import { SeoView } from './seo-view';
import { seoTabs, type SeoTabId } from '../form/settings/setting-tabs';

type Args = Omit<StoryFormProps, 'children'> & { tab: SeoTabId };

function Story({ tab: first, ...form }: Args) {
  const [tab, setTab] = useState(first);
  return (
    <StoryForm {...form}>
      {(current) => (
        <SeoView siteAddress="https://www.lenaashford.example/" form={current} tab={tab} onTabChange={setTab} />
      )}
    </StoryForm>
  );
}

const meta = {
  title: 'Admin/SEO Management',
  component: Story,
  parameters: { route: '/admin/seo' },
  args: { tab: seoTabs[0].id },
} satisfies Meta<typeof Story>;

export default meta;
type StoryOf = StoryObj<typeof meta>;

const shared = {
  og_title: 'Lead with courage. Live with clarity.',
  og_description: 'Private conversations, keynotes and retreats for people who lead.',
  og_image: '/images/about.svg',
};

export const BasicSeo: StoryOf = {};
export const SocialMedia: StoryOf = { args: { tab: 'social', saved: shared } };
export const SmallCard: StoryOf = { args: { tab: 'social', saved: shared, edits: { twitter_card: 'summary' } } };
export const NoPicture: StoryOf = { args: { tab: 'social' } };
export const Technical: StoryOf = { args: { tab: 'technical' } };
export const Schema: StoryOf = { args: { tab: 'schema', edits: { schema_same_as: 'linkedin.com/in/lena' } } };
export const Performance: StoryOf = { args: { tab: 'performance' } };
export const Monitoring: StoryOf = { args: { tab: 'monitoring' } };

export const EveryPoint: StoryOf = {
  args: {
    saved: {
      ...shared,
      meta_description: 'x'.repeat(130),
      canonical_url: 'https://www.lenaashford.example/',
      focus_keywords: 'leadership coach',
      google_site_verification: 'abc',
    },
  },
};

export const NearlyNothing: StoryOf = {
  args: {
    saved: {
      meta_title: 'Coach',
      meta_description: '',
      meta_keywords: '',
      sitemap_enabled: false,
      structured_data_enabled: false,
    },
  },
};

export const LongTexts: StoryOf = {
  args: { edits: { meta_title: 'Leadership, executive, business and life coaching with Lena Ashford and friends' } },
};
