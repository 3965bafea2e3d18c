import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Card, Text } from 'shared-ui';
import { storyServices } from '../testing/story-services';
import { PartnersView } from './partners-view';
import { firstChoice } from './snippet';

const meta: Meta<typeof PartnersView> = {
  title: 'Public site/Partners',
  component: PartnersView,
  parameters: { layout: 'fullscreen' },
  render: function Choosing(props) {
    const [choice, setChoice] = useState(props.choice);
    return <PartnersView {...props} choice={choice} onChange={(change) => setChoice({ ...choice, ...change })} />;
  },
  args: {
    siteUrl: 'https://coach.example.com',
    embedUrl: 'https://booking.example.com',
    backendUrl: 'https://project.supabase.co',
    choice: firstChoice,
    services: storyServices,
    onChange: () => {},
    preview: ({ service = 'any service', locale, scheme }) => (
      <Card>
        <Text>{`The form for ${service}, in ${locale}, ${scheme}`}</Text>
      </Card>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof PartnersView>;

export const Ready: Story = {};
export const Isolated: Story = {
  args: { choice: { ...firstChoice, mode: 'floating', theme: 'dark', isIsolated: true } },
};
