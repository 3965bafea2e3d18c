import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { States } from 'shared-ui/testing';
import { useState } from 'react';
import { Badge, Text } from 'shared-ui';
import { expect, userEvent } from 'storybook/test';
import { Tabs, type TabItem } from './tabs';

/**
 * **Use it** for views of one item that have no URL. **Do not use it** for pages: use the Sidebar or links.
 *
 * **Accessibility:** Tab reaches the selected tab; arrow keys, Home and End select, mirrored in right-to-left text. The next
 * Tab reaches the panel.
 */
const meta = {
  title: 'Dashboard/Tabs',
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
  play: async ({ canvas }) => {
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
export const LongText: Story = {
  args: {
    tabs: [
      { id: 'one', label: 'What visitors see before anything has been loaded' },
      { id: 'other', label: 'Verantwortungsbewusstseinsentwicklung' },
    ],
  },
  globals: { viewport: { value: 'small' } },
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

export const RightToLeft: Story = {
  globals: { direction: 'right-to-left' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Images' })).toHaveFocus();
  },
};
export const EveryState: Story = {
  render: () => (
    <States<{ isOther: boolean }> also={{ selected: { isOther: true } }}>
      {({ isOther }) => (
        <Tabs
          label="Settings"
          tabs={[
            { id: 'images', label: 'Images' },
            { id: 'other', label: 'Other' },
          ]}
          selected={isOther ? 'images' : 'other'}
          onSelect={() => {}}
        >
          {null}
        </Tabs>
      )}
    </States>
  ),
};
