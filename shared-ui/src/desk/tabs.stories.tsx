import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { useState } from 'react';
import { Badge, Text } from 'shared-ui';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs, type TabItem } from './tabs';

/** Views of one thing. For places with an address of their own use the Sidebar or links. */
const meta = {
  title: 'Desk/Tabs',
  component: Example,
  args: {
    tabs: [
      { id: 'general', label: 'General' },
      { id: 'images', label: 'Images' },
      { id: 'branding', label: 'Branding' },
    ],
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

function Example({ tabs }: { tabs: readonly TabItem[] }) {
  const [selected, setSelected] = useState(tabs[0]?.id ?? '');
  return (
    <Tabs label="Settings" tabs={tabs} selected={selected} onSelect={setSelected}>
      <Text>The settings of {selected}.</Text>
    </Tabs>
  );
}

export const Rest: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Images' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Branding' })).toBeVisible();
  },
};
export const Many: Story = {
  args: {
    tabs: [
      'General',
      'Images',
      'SEO & Meta',
      'Social Media',
      'Analytics',
      'Features',
      'Branding',
      'Email',
      'Security',
    ].map((label) => ({ id: label, label })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const WithCounts: Story = {
  args: {
    tabs: [
      { id: 'all', label: 'All' },
      {
        id: 'pending',
        label: (
          <>
            Pending <Badge tone="warning">4</Badge>
          </>
        ),
      },
    ],
  },
};
