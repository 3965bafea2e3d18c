import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { narrow, onNavy, States } from 'shared-ui/testing';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack, Inline } from '../layout/layout';
import { Button, LinkButton, type ButtonProps } from './button';
import { IconButton, type IconButtonProps } from './icon-button';

/**
 * **Use it** for actions: send, save, open a dialog. One primary button per view; one `accent` button per page, for its main
 * purpose. **Do not use it** for navigation: a LinkButton can be opened in a new tab.
 *
 * **Accessibility:** While busy it keeps the focus, ignores clicks and shows `busyLabel`. The label, not color alone, carries
 * the meaning.
 */
const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Book Consultation', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'accent', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Book Consultation' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const everyVariant: Story['render'] = (args) => (
  <Stack gap="lg">
    {sizes.map((size) => (
      <Inline key={size}>
        {variants.map((variant) => (
          <Button key={variant} {...args} size={size} variant={variant}>
            {variant[0]?.toUpperCase() + variant.slice(1)}
          </Button>
        ))}
      </Inline>
    ))}
  </Stack>
);

export const VariantsAndSizes: Story = { render: everyVariant };

export const OnNavy: Story = { parameters: { layout: 'fullscreen' }, decorators: [onNavy], render: everyVariant };

export const Disabled: Story = { args: { disabled: true }, render: everyVariant };

export const Busy: Story = { args: { isBusy: true, busyLabel: 'Booking...' } };

export const WithIcons: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} icon="calendar" />
      <Button {...args} variant="secondary" iconEnd="arrow-right">
        Next
      </Button>
      <IconButton label="Close" icon="close" />
      <IconButton label="Search" icon="search" variant="secondary" />
      <IconButton label="Refresh" icon="refresh" isBusy />
      <IconButton label="Scroll to top" icon="arrow-up" variant="accent" size="lg" />
      <IconButton label="Share" icon="share" disabled />
    </Inline>
  ),
};

export const LongText: Story = {
  args: {
    children: 'Schedule a complimentary discovery conversation about leadership coaching for the whole executive team',
  },
  decorators: [narrow('17rem')],
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Links: Story = {
  render: () => (
    <Inline>
      <LinkButton href="#services">Explore Services</LinkButton>
      <LinkButton href="#blog" variant="secondary" iconEnd="arrow-right">
        View All
      </LinkButton>
    </Inline>
  ),
};

export const RightToLeft: Story = {
  args: { children: 'احجز استشارة', iconEnd: 'arrow-right' },
  globals: { direction: 'right-to-left' },
};

export const EveryState: Story = {
  render: (args) => (
    <States<Partial<ButtonProps>>
      also={{ disabled: { disabled: true }, busy: { isBusy: true, busyLabel: 'Booking...' } }}
    >
      {(special) => (
        <Inline>
          <Button {...args} {...special} />
        </Inline>
      )}
    </States>
  ),
};
export const EveryStateOfTheOthers: Story = {
  render: ({ children }) => (
    <Stack gap="2xl">
      {(['accent', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <States<Partial<ButtonProps>> key={variant} also={{ disabled: { disabled: true }, busy: { isBusy: true } }}>
          {(special) => (
            <Button variant={variant} {...special}>
              {children}
            </Button>
          )}
        </States>
      ))}
      <States<Partial<IconButtonProps>> also={{ disabled: { disabled: true }, busy: { isBusy: true } }}>
        {(special) => <IconButton label="Close" icon="close" {...special} />}
      </States>
      <States>{() => <LinkButton href="#services">Explore Services</LinkButton>}</States>
    </Stack>
  ),
};
