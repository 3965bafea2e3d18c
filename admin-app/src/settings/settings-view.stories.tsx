import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryForm, type StoryFormProps } from '../testing/story-form';
import { SettingsView } from './settings-view';
import { useState } from 'react';
import { settingsTabs, type SettingsTabId } from '../form/settings/setting-tabs';

type Args = Omit<StoryFormProps, 'children'> & { tab: SettingsTabId; searched?: string };

function Story({ tab: first, searched = '', ...form }: Args) {
  const [tab, setTab] = useState(first);
  const [searchText, setSearchText] = useState(searched);
  return (
    <StoryForm {...form}>
      {(current) => (
        <SettingsView
          form={current}
          tab={tab}
          searchText={searchText}
          onSearchTextChange={setSearchText}
          onTabChange={setTab}
        />
      )}
    </StoryForm>
  );
}

const meta = {
  title: 'Admin/Website settings',
  component: Story,
  parameters: { route: '/admin/settings' },
  args: { tab: settingsTabs[0].id },
} satisfies Meta<typeof Story>;

export default meta;
type StoryOf = StoryObj<typeof meta>;

export const General: StoryOf = {};
export const Images: StoryOf = { args: { tab: 'images' } };
export const SeoAndMeta: StoryOf = { args: { tab: 'seo' } };
export const SocialMedia: StoryOf = { args: { tab: 'social' } };
export const Analytics: StoryOf = { args: { tab: 'analytics', edits: { google_analytics_id: 'UA-12345' } } };
export const Features: StoryOf = { args: { tab: 'features', edits: { newsletter_enabled: false } } };
export const Branding: StoryOf = { args: { tab: 'branding' } };

export const PaleColors: StoryOf = {
  args: {
    tab: 'branding',
    edits: { text_color: '#B9C0C4', link_color: '#F0A500', primary_color: '#7B2D26', button_style: 'pill' },
  },
};

export const Email: StoryOf = { args: { tab: 'email' } };
export const Security: StoryOf = { args: { tab: 'security' } };

export const Maintenance: StoryOf = { args: { tab: 'security', saved: { maintenance_mode: true } } };

export const ErasingOldData: StoryOf = {
  args: { tab: 'security', saved: { retention_message_months: 24 }, edits: { retention_past_months: 120 } },
};

const changed = { site_title: 'Ada Coach', contact_email: 'ada@', site_tagline: 'Think twice. Speak once.' };

export const Unsaved: StoryOf = { args: { edits: { ...changed, primary_color: '#1B4332' } } };

export const NotValid: StoryOf = { args: { edits: { ...changed, site_title: '' }, hasTriedToSave: true } };

export const ChangedElsewhere: StoryOf = { args: { edits: changed, conflicts: ['site_title', 'site_tagline'] } };

export const Searching: StoryOf = { args: { searched: 'colour' } };

export const NothingFound: StoryOf = { args: { searched: 'zebra' } };

export const NothingSet: StoryOf = { args: { saved: { site_title: '', contact_email: '', portrait_url: '' } } };

export const LongTexts: StoryOf = {
  args: {
    saved: {
      site_title: 'Wolfeschlegelsteinhausenbergerdorff Leadership & Executive Coaching International',
      contact_email: 'a.very.long.address.that.hardly.fits@a-department.of-a-large-organization.example',
    },
  },
};
