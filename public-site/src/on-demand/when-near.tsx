import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIsHydrated, useIsNearViewport } from 'shared-ui';

const Place = styled.div<{ $height?: string }>`
  min-block-size: ${({ $height }) => $height};
`;

/**
 * Renders its children once a visitor is near them, because they cause further requests. Prerendering renders them at once.
 *
 * @param height of the empty place, so that the content below does not move
 */
export function WhenNear({ height, children }: { height: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(place);
  const isShown = useIsHydrated() ? isNear : true;
  return (
    <Place ref={place} $height={isShown ? undefined : height}>
      {isShown && children}
    </Place>
  );
}
