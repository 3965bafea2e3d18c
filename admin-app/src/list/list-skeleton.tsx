import { border, Card, color, Skeleton, space, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';

const Lines = styled(Card)`
  display: grid;
  > div {
    padding-block: ${space.md};
  }
  > div + div {
    border-block-start: ${border.hairline} solid ${color.border};
  }
`;

const lineCount = 6;

/** The placeholder of a list on its first load. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Lines padding="md">
      <VisuallyHidden role="status">{`Loading ${label}`}</VisuallyHidden>
      {Array.from({ length: lineCount }, (_, line) => (
        <div key={line}>
          <Skeleton lines={2} width="82%" />
        </div>
      ))}
    </Lines>
  );
}
