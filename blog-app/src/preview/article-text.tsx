import { Alert, Button, Spinner } from 'shared-ui';
import type { ArticleTextProps } from '../contract';
import { onDemand } from '../on-demand/on-demand';

const { OnDemand, load } = onDemand(async () => (await import('./previewed-post')).RenderedText);

function Text(props: ArticleTextProps) {
  return (
    <OnDemand
      props={props}
      whileWaiting={({ hasFailed, onRetry }) =>
        hasFailed ? (
          <Alert
            tone="danger"
            title="The text could not be loaded."
            action={
              <Button size="sm" variant="secondary" icon="refresh" onClick={onRetry}>
                Try again
              </Button>
            }
          />
        ) : (
          <Spinner label="Loading the text" />
        )
      }
    />
  );
}

/** A text of the owner's, as in an article. */
export const ArticleText = Object.assign(Text, { load });
