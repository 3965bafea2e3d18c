import { useEffect, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, Container, Spinner } from 'shared-ui';
import { useOnDemand } from './use-on-demand';

/** As tall as the first view of most pages, so that the footer does not move. */
const Placeholder = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: 80svh;
`;

/**
 * Wraps a page whose code loads when the page opens. A failed download shows an error with a Retry button.
 *
 * @param what subject of the messages, for example `The page`
 */
export function onDemandPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  what: string,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  return function OnDemandPage(props: Props) {
    const { value, status, request } = useOnDemand(loadOnce);
    const Page = value ?? loaded;
    useEffect(() => {
      if (!Page) request();
    }, [Page, request]);
    if (Page) return <Page {...props} />;
    return (
      <Placeholder>
        {status === 'failed' ? (
          <Failure what={what} onRetry={request} />
        ) : (
          <Spinner label={`Loading ${what}`} isLabelHidden />
        )}
      </Placeholder>
    );
  };
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
