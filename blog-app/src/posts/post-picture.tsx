import type { PostSummary } from 'data-client';
import { Image, type ImageProps } from 'shared-ui';
import { Rings } from './rings';

export type PostPictureProps = Pick<ImageProps, 'ratio' | 'radius' | 'loading' | 'className'> & {
  post: Pick<PostSummary, 'featuredImage'>;
  /** Empty next to a title, where the image is decorative. */
  alt?: string;
};

/** A post's image, or the ring pattern if it has none. */
export function PostPicture({ post, alt = '', ...rest }: PostPictureProps) {
  return <Image src={post.featuredImage} alt={alt} fallback={<Rings />} {...rest} />;
}
