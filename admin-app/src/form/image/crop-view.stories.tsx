import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { CropView, type CropViewProps } from './crop-view';

const Crop = (props: CropViewProps) => {
  const [crop, setCrop] = useState(props.crop);
  return <CropView {...props} crop={crop} onCrop={setCrop} />;
};

const meta = {
  title: 'Admin/Image crop',
  component: CropView,
  render: (args) => <Crop {...args} />,
  args: {
    picture: { address: '/images/portrait.svg', width: 1000, height: 1250 },
    ratio: 2 / 3,
    crop: { zoom: 1, x: 0.5, y: 0.5 },
    onCrop: () => {},
  },
} satisfies Meta<typeof CropView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {};

export const Wide: Story = { args: { ratio: 1.91 } };

export const Near: Story = {
  args: {
    crop: { zoom: 3, x: 0.4, y: 0.2 },
    warning: 'This is 333 × 500 pixels. For a sharper image, use at least 400 × 600.',
  },
};
