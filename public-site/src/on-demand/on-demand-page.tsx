import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Alert, Container, onDemand, RetryButton, Spinner } from 'shared-ui';

const Placeholder = styled.div<{ $height: string }>`
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: ${({ $height }) => $height};
`;

/**
 * Wraps a page whose code loads when the page opens. A failed download shows an error with a Retry button. Prerendering,
 * which cannot wait for a page, awaits `load` first.
 *
 * @param what subject of the messages, for example `The page`
 * @param height of the placeholder; by default that of the first view of most pages, so that the footer does not move
 */
export function onDemandPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  what: string,
  height = '80svh',
) {
  return onDemand(load, {
    pending: () => (
      <Placeholder $height={height}>
        <Spinner label={`${what} is loading`} isLabelHidden />
      </Placeholder>
    ),
    failed: (onRetry) => (
      // The key keeps the focus out of the placeholder of the next attempt, which is replaced as well.
      <Placeholder key="failed" $height={height}>
        <Failure what={what} onRetry={onRetry} />
      </Placeholder>
    ),
  });
}

function Failure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Container width="narrow">
      <Alert tone="warning" title={`${what} couldn’t be loaded.`} action={<RetryButton onClick={onRetry} />}>
        Please check your connection and try again.
      </Alert>
    </Container>
  );
}
