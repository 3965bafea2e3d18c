/** Images in link previews, made by `publishing/sharing-pictures`. Paths are relative to the site. */
export const sitePicture = 'sharing.png';

export const articlePicture = (slug: string) => `sharing/${encodeURIComponent(slug)}.png`;

/** In pixels. */
export const sharingPictureSize = { width: 1200, height: 630 };
