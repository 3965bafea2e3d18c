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
  /** CSS aspect ratio, such as `16 / 9`, which reserves the space while loading. */
  ratio: string;
  /** Shown if the image is missing or fails to load. */
  fallback?: ReactNode;
  radius?: keyof typeof radius;
};

/** An image that causes no layout shift and has a fallback. */
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

/** A prerendered image may have failed before hydration attached a listener. */
async function hasFailed(picture: HTMLImageElement | null | undefined): Promise<boolean> {
  // An SVG without intrinsic size also reports zero, so decoding decides.
  if (!picture?.complete || picture.naturalWidth > 0) return false;
  return picture.decode?.().then(
    () => false,
    () => true,
  );
}
