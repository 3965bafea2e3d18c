import { useEffect, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, Container, Spinner } from 'shared-ui';
import { useOnDemand } from './use-on-demand';

/** As tall as most pages' first view, so that the footer stays where it is. */
const Place = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: 80svh;
`;

/**
 * A page whose code is fetched when somebody opens it. A failed download says so and can be tried again.
 *
 * @param what subject of the sentences, for example `The page`
 */
export function onDemandPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  what: string,
): ComponentType<Props> {
  let arrived: ComponentType<Props> | undefined;
  const loadOnce = async () => (arrived ??= await load());
  return function OnDemandPage(props: Props) {
    const { value, status, request } = useOnDemand(loadOnce);
    // Opened again it is simply there.
    const Page = value ?? arrived;
    useEffect(() => {
      if (!Page) request();
    }, [Page, request]);
    if (Page) return <Page {...props} />;
    return (
      <Place>
        {status === 'failed' ? (
          <Failure what={what} onRetry={request} />
        ) : (
          <Spinner label={`Loading ${what}`} isLabelHidden />
        )}
      </Place>
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
        Please check your connection.
      </Alert>
    </Container>
  );
}
