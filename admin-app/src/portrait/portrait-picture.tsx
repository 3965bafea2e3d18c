import { Image, initials } from 'shared-ui';
import { Initials, Picture } from './portrait.styles';

type PortraitPictureProps = { name: string; src: string; caption: string };

/** A portrait as on the home page, with initials as the fallback. */
export function PortraitPicture({ name, src, caption }: PortraitPictureProps) {
  return (
    <Picture>
      <Image
        src={src}
        alt={`${caption}: ${name}`}
        ratio="4 / 5"
        radius="lg"
        fallback={<Initials>{initials(name)}</Initials>}
      />
      <figcaption>{caption}</figcaption>
    </Picture>
  );
}
