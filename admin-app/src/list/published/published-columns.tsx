import { Badge, color, font, Stack } from 'shared-ui';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { styled } from 'styled-components';
import { fromList } from '../list-address';
import type { RowMark } from '../row-marks';
import { NameLink, RefusedReason } from '../table-cells';
import type { PublishedMove } from './use-published-changes';

/** At most two lines. */
export const Detail = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-inline-size: 34rem;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Whole = styled.span`
  white-space: nowrap;
`;

/** The name of a row as a link, with a line of details. */
export function RowName({ to, detail, children }: { to: To; detail: ReactNode; children: ReactNode }) {
  return (
    <>
      <NameLink to={to} state={fromList}>
        {children}
      </NameLink>
      <Detail>{detail}</Detail>
    </>
  );
}

type RowStateProps = { isPublished: boolean; label: string; mark?: RowMark<PublishedMove> };

/** Whether a row is published, and why its last change failed. */
export function RowState({ isPublished, label, mark }: RowStateProps) {
  return (
    <Stack gap="2xs" align="start">
      <Badge tone={isPublished ? 'success' : 'neutral'}>{label}</Badge>
      <RefusedReason mark={mark} />
    </Stack>
  );
}
