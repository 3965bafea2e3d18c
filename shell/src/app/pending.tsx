import { Spinner } from 'shared-ui';
import { styled } from 'styled-components';

const heights = { page: '100svh', section: '40rem' };

const Middle = styled.div<{ $height: string }>`
  display: grid;
  place-items: center;
  min-block-size: ${({ $height }) => $height};
`;

/** Reserves the space of what loads. */
export function Pending({ label, size }: { label: string; size: keyof typeof heights }) {
  return (
    <Middle $height={heights[size]}>
      <Spinner label={label} isLabelHidden={size === 'page'} />
    </Middle>
  );
}
