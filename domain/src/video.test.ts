import { videoOf } from './video';

const youtube = { player: 'YouTube', frame: 'https://www.youtube-nocookie.com/embed/abcDEF_-123?autoplay=1&rel=0' };

test.each([
  ['https://www.youtube.com/watch?v=abcDEF_-123&t=4s', youtube],
  ['https://m.youtube.com/watch?app=desktop&v=abcDEF_-123', youtube],
  ['https://youtu.be/abcDEF_-123?si=x', youtube],
  ['https://youtube.com/shorts/abcDEF_-123', youtube],
  [
    'https://vimeo.com/76979871',
    { player: 'Vimeo', frame: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' },
  ],
  [
    'https://vimeo.com/76979871/ab12cd',
    { player: 'Vimeo', frame: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd' },
  ],
  ['https://files.example/intro.mp4?v=2', { file: 'https://files.example/intro.mp4?v=2' }],
  ['https://files.example/vimeo.com/5.webm', { file: 'https://files.example/vimeo.com/5.webm' }],
])('WO2 the video at %s can be played', (address, video) => {
  expect(videoOf(address)).toEqual(video);
});

test.each([
  '',
  'http://files.example/intro.mp4',
  'https://youtube.com/@coach',
  'https://youtube.com.evil.example/watch?v=abcDEF_-123',
  'https://files.example/page',
  'javascript:alert(1)//.mp4',
  'https://files.example/"onerror=x.mp4',
])('WO2 "%s" is no video', (address) => {
  expect(videoOf(address)).toBeUndefined();
});
