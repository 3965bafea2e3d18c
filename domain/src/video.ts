/** Addresses that `videoOf` accepts, for forms and the database: the syntax is that of JavaScript and PostgreSQL. */
export const videoPattern = String.raw`^https://((www\.|m\.)?youtube\.com/(watch\?([^\s"'<>#]*&)?v=|embed/|shorts/|live/)[\w-]{11}|youtu\.be/[\w-]{11}|(www\.)?vimeo\.com/[0-9]+|player\.vimeo\.com/video/[0-9]+|[^/\s"'<>?#]+/[^\s"'<>?#]+\.(mp4|webm)(\?[^\s"'<>#]*)?$)`;

/** How a video plays: in a player of another site, or as a file. */
export type Video = { player: 'YouTube' | 'Vimeo'; frame: string } | { file: string };

const youtubeId =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})/;
const vimeoId = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/|\?h=)?([0-9a-f]+)?/;

/** Returns how the video at an address plays, or undefined for any other address. Players start at once and set no cookies. */
export function videoOf(address: string): Video | undefined {
  if (!new RegExp(videoPattern).test(address)) return undefined;
  const youtube = youtubeId.exec(address)?.[1];
  if (youtube)
    return { player: 'YouTube', frame: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0` };
  const [, id, unlisted] = vimeoId.exec(address) ?? [];
  const hash = unlisted ? `&h=${unlisted}` : '';
  if (id) return { player: 'Vimeo', frame: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash}` };
  return { file: address };
}
