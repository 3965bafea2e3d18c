import { Spinner } from 'shared-ui';
import { styled } from 'styled-components';

const Middle = styled.div<{ $height: string }>`
  display: grid;
  place-items: center;
  min-block-size: ${({ $height }) => $height};
`;

type PendingProps = { label: string };

/** Reserves the space of a whole page. */
export function PagePending({ label }: PendingProps) {
  return (
    <Middle $height="100svh">
      <Spinner label={label} isLabelHidden />
    </Middle>
  );
}

/** Reserves the space of a section. */
export function SectionPending({ label }: PendingProps) {
  return (
    <Middle $height="40rem">
      <Spinner label={label} />
    </Middle>
  );
}
