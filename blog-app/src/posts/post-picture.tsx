import type { PostSummary } from 'data-client';
import { Image } from 'shared-ui';
import type { ImageProps } from 'shared-ui';
import { Rings } from './rings';

export type PostPictureProps = Pick<ImageProps, 'ratio' | 'radius' | 'loading' | 'className'> & {
  post: Pick<PostSummary, 'featuredImage'>;
  /** What it shows, where it stands for itself; beside a title in a list it is decoration. */
  alt?: string;
};

/** A post's picture; the site's rings where it has none. */
export function PostPicture({ post, alt = '', ...rest }: PostPictureProps) {
  return <Image src={post.featuredImage} alt={alt} fallback={<Rings />} {...rest} />;
}
