import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../theme/references';

const Frame = styled.span<{ $ratio: string; $radius: keyof typeof radius }>`
  position: relative;
  display: block;
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${({ $radius }) => radius[$radius]};
  background: ${color.skeleton};

  > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Fallback = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.brand};
  color: ${color.onBrand};
`;

export type ImageProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt' | 'children'> & {
  src?: string | null;
  /** Empty for decoration. */
  alt: string;
  /** Width to height as in CSS, `16 / 9`: keeps the place while loading. */
  ratio: string;
  /** Shown instead when there is no picture or it fails. */
  fallback?: ReactNode;
  radius?: keyof typeof radius;
};

/** A picture that never moves the page and is never broken. */
export function Image({ src, alt, ratio, fallback, radius: corner = 'none', className, onError, ...rest }: ImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = Boolean(src) && failed !== src;
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void hasFailed(frame.current?.querySelector('img')).then((isBroken) => {
      if (isBroken && isCurrent) setFailed(src ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [src]);
  return (
    <Frame ref={frame} className={className} $ratio={ratio} $radius={corner}>
      {isShown ? (
        <img
          src={src ?? undefined}
          alt={alt}
          loading="lazy"
          decoding="async"
          {...rest}
          onError={(event) => {
            setFailed(src ?? null);
            onError?.(event);
          }}
        />
      ) : (
        <Fallback {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>{fallback}</Fallback>
      )}
    </Frame>
  );
}

/** A picture that stood in the page before the application did may have failed before anybody listened. */
async function hasFailed(picture: HTMLImageElement | null | undefined): Promise<boolean> {
  // Drawings without a size of their own have none when they are fine, too: only decoding tells.
  if (!picture?.complete || picture.naturalWidth > 0) return false;
  return picture.decode?.().then(
    () => false,
    () => true,
  );
}
