import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VideoView } from './video-view';

const meta: Meta<typeof VideoView> = {
  title: 'Public site/Video',
  component: VideoView,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'See for yourself',
    title: 'A short introduction',
    address: 'https://youtu.be/abcDEF_-123',
    poster: '/images/posts/rest-is-a-leadership-skill.svg',
    video: { player: 'YouTube', frame: 'https://www.youtube-nocookie.com/embed/abcDEF_-123' },
  },
};
export default meta;

type Story = StoryObj<typeof VideoView>;

export const OnYouTube: Story = {};
export const FileWithoutPoster: Story = {
  args: { poster: '', address: 'https://files.example/a.mp4', video: { file: 'https://files.example/a.mp4' } },
};
