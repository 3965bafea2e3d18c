import { useEffect, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, Container, Spinner } from 'shared-ui';
import { useOnDemand } from './use-on-demand';

const Placeholder = styled.div<{ $height: string }>`
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: ${({ $height }) => $height};
`;

/** A page with its code on demand. Prerendering, which cannot wait for a page, awaits `load` first. */
export type OnDemandPage<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/**
 * Wraps a page whose code loads when the page opens. A failed download shows an error with a Retry button.
 *
 * @param what subject of the messages, for example `The page`
 * @param height of the placeholder; by default that of the first view of most pages, so that the footer does not move
 */
export function onDemandPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  what: string,
  height = '80svh',
): OnDemandPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  function Page(props: Props) {
    const { value, status, request } = useOnDemand(loadOnce);
    const Loaded = value ?? loaded;
    useEffect(() => {
      if (!Loaded) request();
    }, [Loaded, request]);
    if (Loaded) return <Loaded {...props} />;
    return (
      <Placeholder $height={height}>
        {status === 'failed' ? (
          <Failure what={what} onRetry={request} />
        ) : (
          <Spinner label={`Loading ${what}`} isLabelHidden />
        )}
      </Placeholder>
    );
  }
  return Object.assign(Page, { load: loadOnce });
}

function Failure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Container width="narrow">
      <Alert
        tone="warning"
        title={`${what} could not be loaded.`}
        action={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Please check your connection and try again.
      </Alert>
    </Container>
  );
}
