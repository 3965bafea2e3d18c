import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline } from '../layout/layout';
import { Avatar } from './avatar';

/**
 * **Use it** for a person, next to their name. **Do not use it** without the name, for logos or for other images: use Image.
 *
 * **Accessibility:** Hidden from screen readers, so that the name is not read twice. A missing or broken image is replaced by
 * initials.
 */
const meta = { title: 'Components/Avatar', component: Avatar, args: { name: 'Lena Ashford' } } satisfies Meta<
  typeof Avatar
>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23c9b283"/%3E%3Ccircle cx="4" cy="3.2" r="1.4" fill="%23032b44"/%3E%3Cpath d="M1 8c0-4 6-4 6 0z" fill="%23032b44"/%3E%3C/svg%3E';

export const Picture: Story = { args: { src: picture } };
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
export const OneName: Story = { args: { name: 'Sokrates' } };

export const LongText: Story = { args: { name: 'Mary Wollstonecraft-Featherstonehaugh of Beaulieu', size: 'lg' } };
export const RightToLeft: Story = { args: { name: 'ليلى حداد' }, globals: { direction: 'right-to-left' } };
