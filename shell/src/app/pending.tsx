import { Spinner } from 'shared-ui';
import { styled } from 'styled-components';

const heights = { page: '100svh', section: '40rem' };

const Middle = styled.div<{ $height: string }>`
  display: grid;
  place-items: center;
  min-block-size: ${({ $height }) => $height};
`;

type PendingProps = { label: string; size: keyof typeof heights };

/** Reserves the space of what loads. */
export function Pending({ label, size }: PendingProps) {
  return (
    <Middle $height={heights[size]}>
      <Spinner label={label} isLabelHidden={size === 'page'} />
    </Middle>
  );
}
