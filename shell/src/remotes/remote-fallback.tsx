import { useEffect } from 'react';
import { Alert, RetryButton, space, width } from 'shared-ui';
import { styled } from 'styled-components';
import type { RemoteFailureProps } from './remote-component';

const heights = { page: '70svh', section: '24rem' } as const;

const Frame = styled.div<{ $height: string }>`
  display: grid;
  place-content: center;
  justify-items: stretch;
  min-block-size: ${({ $height }) => $height};
  padding: ${space.xl} ${space.gutter};

  > * {
    inline-size: 100%;
    max-inline-size: ${width.narrow};
    margin-inline: auto;
  }
`;

type RemoteFallbackProps = RemoteFailureProps & {
  /** Subject of the sentence, for example `The blog`. */
  what: string;
  size: keyof typeof heights;
};

/**
 * Replaces a remote that failed, at about the same size, with an error and a button that loads it again. Loads
 * it automatically when the browser is back online, if it could not be reached.
 */
export function RemoteFallback({ error, onRetry, isRetrying, what, size }: RemoteFallbackProps) {
  const isUnreachable = error.failure === 'unreachable';
  useEffect(() => {
    if (!isUnreachable) return undefined;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [isUnreachable, onRetry]);
  return (
    <Frame $height={heights[size]}>
      <Alert
        tone="warning"
        title={`${what} couldn’t be loaded.`}
        action={<RetryButton onClick={onRetry} isBusy={isRetrying} />}
      >
        {explanations[error.failure]}
      </Alert>
    </Frame>
  );
}

const explanations: Record<RemoteFailureProps['error']['failure'], string> = {
  unregistered: 'It isn’t available right now. Please come back later.',
  contract: 'The site was just updated. Please reload the page.',
  unreachable: 'Please check your connection and try again.',
  incompatible: 'The site was just updated. Please reload the page.',
  crashed: 'This part of the page stopped working. Please try again or reload the page.',
  slow: 'It’s taking longer than usual and will appear here as soon as it loads.',
};
