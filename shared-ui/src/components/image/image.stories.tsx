import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { narrow } from 'shared-ui/testing';
import { Heading } from '../type/type';
import { Image } from './image';

/**
 * **Use it** for every image: it reserves its space while loading, which prevents layout shifts. **Do not use it** for people
 * (use Avatar) or icons (use Icon).
 *
 * **Accessibility:** `alt` describes the image, or is empty for decoration. A missing or broken image shows the fallback with
 * the same accessible name.
 */
const meta = {
  title: 'Components/Image',
  component: Image,
  args: { alt: 'Hills at dusk', ratio: '16 / 9' },
  decorators: [narrow('28rem')],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%23e9dfc6"/%3E%3Cpath d="M0 9 5 4l4 3 4-4 3 3v3z" fill="%23032b44"/%3E%3Ccircle cx="12" cy="2.2" r="1" fill="%23daa520"/%3E%3C/svg%3E';

export const Loaded: Story = { args: { src: picture } };
export const Missing: Story = {
  args: {
    src: null,
    fallback: (
      <Heading level={3} as="span" style={{ color: 'inherit' }}>
        LA
      </Heading>
    ),
  },
};
export const Broken: Story = { args: { src: 'data:image/png;base64,broken', fallback: 'No picture' } };
export const Rounded: Story = { args: { src: picture, radius: 'lg' } };
export const LongText: Story = { args: { src: null, fallback: 'The image of this article is missing.' } };
export const RightToLeft: Story = {
  args: { src: null, alt: 'تلال عند الغسق', fallback: 'لا توجد صورة' },
  globals: { direction: 'right-to-left' },
};
