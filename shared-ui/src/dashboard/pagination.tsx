import { Button, font, Inline, Text } from 'shared-ui';
import { styled } from 'styled-components';

const Summary = styled(Text)`
  font-variant-numeric: tabular-nums;
  font-size: ${font.size.sm};
`;

export type PaginationProps = {
  /** Starts at 1. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
  /** Plural noun for the items: `bookings`. */
  label: string;
};

/** Shows the current range of a paginated list, with links to the other pages. */
export function Pagination({ page, pageSize, total, onPageChange, label }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  const format = (value: number) => value.toLocaleString('en-US');
  return (
    <Inline as="nav" aria-label={`Pages of ${label}`} justify="between">
      <Summary tone="muted" role="status">
        {`${format(from)}–${format(to)} of ${format(total)} ${label}`}
      </Summary>
      {last > 1 && (
        <Inline gap="xs">
          <Summary tone="muted">{`Page ${format(page)} of ${format(last)}`}</Summary>
          <Button
            size="sm"
            variant="secondary"
            icon="chevron-left"
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            Previous
          </Button>
          <Button
            size="sm"
            variant="secondary"
            iconEnd="chevron-right"
            disabled={page >= last}
            onClick={() => onPageChange(page + 1)}
          >
            Next
          </Button>
        </Inline>
      )}
    </Inline>
  );
}
