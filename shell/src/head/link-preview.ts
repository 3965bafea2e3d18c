import type { Service } from 'domain/services';

/** Images in link previews, made by `publishing/link-previews`. Paths are relative to the site. */
export const sitePicture = 'sharing.png';

export const articlePicture = (slug: string) => `sharing/${encodeURIComponent(slug)}.png`;

/** The picture of a service: the owner's, or a generated one. */
export const servicePicture = ({ id, pictureUrl }: Pick<Service, 'id' | 'pictureUrl'>) =>
  pictureUrl || generatedServicePicture(id);

export const generatedServicePicture = (id: string) => `sharing/services/${id}.png`;

/** In pixels. */
export const linkPreviewSize = { width: 1200, height: 630 };
