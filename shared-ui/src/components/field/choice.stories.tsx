import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { narrow, States } from 'shared-ui/testing';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../type/type';
import { Choice, ChoiceGroup, type ChoiceGroupProps } from './choice';

/**
 * **Use it** for two to twelve options that should all be visible. **Do not use it** for more options or in dense forms: use
 * a Select. For yes or no use a Checkbox.
 *
 * **Accessibility:** Native radio buttons in a fieldset with a legend. Tab reaches the group, arrow keys select, and the
 * whole card is clickable. Unavailable options are disabled but stay visible.
 */
const meta = {
  title: 'Components/Choice',
  component: ChoiceGroup,
  args: { legend: 'Time', value: null, onChange: () => {}, children: null, min: '7rem' },
  render: (args) => <Times {...args} />,
  decorators: [narrow('36rem')],
} satisfies Meta<typeof ChoiceGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const times = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'];

function Times({ value: start, ...rest }: ChoiceGroupProps) {
  const [value, setValue] = useState(start);
  return (
    <ChoiceGroup {...rest} value={value} onChange={setValue}>
      {times.map((time, index) => (
        <Choice key={time} value={time} isDisabled={index === 2}>
          {time}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

export const Selected: Story = { args: { value: '10:00 AM' } };
export const Disabled: Story = {
  render: (args) => (
    <ChoiceGroup {...args}>
      {times.map((time) => (
        <Choice key={time} value={time} isDisabled>
          {time}
        </Choice>
      ))}
    </ChoiceGroup>
  ),
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('9:00 AM'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByLabelText('10:00 AM')).toBeChecked();
  },
};

const services = {
  'Leadership Coaching': '60 min · Complimentary Discovery Call',
  'Keynote Speaking': '30 min · Free Consultation',
};

export const RichContent: Story = {
  render: function Services() {
    const [value, setValue] = useState<string | null>('Leadership Coaching');
    return (
      <ChoiceGroup legend="Service" value={value} onChange={setValue}>
        {Object.entries(services).map(([name, call]) => (
          <Choice key={name} value={name}>
            <Text as="span" tone="strong">
              {name}
            </Text>
            <Text as="span" size="sm" tone="muted" style={{ display: 'block' }}>
              {call}
            </Text>
          </Choice>
        ))}
      </ChoiceGroup>
    );
  },
};

export const EveryState: Story = {
  render: () => (
    <States<{ isChosen: boolean; isDisabled: boolean }>
      also={{ chosen: { isChosen: true }, disabled: { isDisabled: true } }}
    >
      {({ isChosen, isDisabled }) => (
        <ChoiceGroup legend="Time" isLegendHidden value={isChosen ? '10' : null} onChange={() => {}}>
          <Choice value="10" isDisabled={isDisabled}>
            10:00 AM
          </Choice>
        </ChoiceGroup>
      )}
    </States>
  ),
};
export const LongText: Story = {
  render: (args) => (
    <ChoiceGroup {...args} legend="The occasion you would like to prepare together, as far as it can be named today">
      <Choice value="merger">Verantwortungsbewusstseinsentwicklungsgespräche vor und nach einer Fusion</Choice>
      <Choice value="other">Something else</Choice>
    </ChoiceGroup>
  ),
};
export const RightToLeft: Story = {
  args: { legend: 'الوقت', value: '10:00 AM' },
  globals: { direction: 'right-to-left' },
};
