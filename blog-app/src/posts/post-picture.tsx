import type { PostSummary } from 'data-client';
import { Image } from 'shared-ui';
import type { ImageProps } from 'shared-ui';
import { Rings } from './rings';

export type PostPictureProps = Pick<ImageProps, 'ratio' | 'radius' | 'loading' | 'className'> & {
  post: Pick<PostSummary, 'featuredImage'>;
};

/** A post's picture; the site's rings where it has none. Decoration: the title beside it says what it is about. */
export function PostPicture({ post, ...rest }: PostPictureProps) {
  return <Image src={post.featuredImage} alt="" fallback={<Rings />} {...rest} />;
}
