import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIsHydrated, useIsNearViewport } from 'shared-ui';

const Place = styled.div<{ $height?: string }>`
  min-block-size: ${({ $height }) => $height};
`;

type WhenNearProps = {
  /** Of the empty place, so that the content below does not move. */
  height: string;
  /** Renders them after this many milliseconds at the latest, for those who reach them without scrolling. */
  atLatest?: number;
  children: ReactNode;
};

/** Renders its children once a visitor is near them, because they cause further requests. Prerendering renders them at once. */
export function WhenNear({ height, atLatest, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(place, atLatest);
  const isShown = !useIsHydrated() || isNear;
  return (
    <Place ref={place} $height={isShown ? undefined : height}>
      {isShown && children}
    </Place>
  );
}
