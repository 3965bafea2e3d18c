import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ImageFieldView } from './image-field-view';

const meta = {
  title: 'Admin/Image field',
  component: ImageFieldView,
  args: {
    label: 'Portrait',
    addressLabel: 'Portrait URL',
    value: '/images/portrait.svg',
    min: { width: 400, height: 600 },
    state: { step: 'idle' },
    onChange: () => {},
    onFile: () => {},
    onStop: () => {},
  },
} satisfies Meta<typeof ImageFieldView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithImage: Story = {};

export const Empty: Story = { args: { value: '' } };

export const Round: Story = { args: { min: { width: 400, height: 400 }, isRound: true } };

export const WithAlternativeText: Story = {
  args: { alternativeText: { value: 'Lena Ashford at a window', onChange: () => {} } },
};

export const Uploading: Story = { args: { state: { step: 'sending', share: 0.6 } } };

export const Refused: Story = {
  args: {
    value: '',
    state: { step: 'idle', problem: 'This file isn’t a JPG, PNG or WebP image. Export a HEIC photo as a JPG first.' },
  },
};

export const TooFewPixels: Story = {
  args: { state: { step: 'idle', warning: 'This is 200 × 300 pixels. For a sharper image, use at least 400 × 600.' } },
};

export const NotAnAddress: Story = {
  args: {
    value: 'my holiday',
    error: 'Please enter an address like https://example.com/image.jpg, or upload an image.',
  },
};
