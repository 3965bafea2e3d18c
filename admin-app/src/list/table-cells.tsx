import { color, container, font, media, Text } from 'shared-ui';
import { css, styled } from 'styled-components';
import { DashboardLink } from '../dashboard/dashboard-link';
import type { RowMark } from './row-marks';
import { useCoachTime } from '../dashboard/coach-time';

/** Text of any length and direction that widens neither a card nor a table. */
export const Words = styled.span`
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;

  /* Else a crowded table would break short words, too. */
  display: inline-block;
  min-inline-size: 6rem;
`;

export const NameLink = styled(DashboardLink)`
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
  text-decoration-color: ${color.hairline};
  unicode-bidi: plaintext;
  ${container.down('lg')} {
    overflow-wrap: anywhere;
  }
  ${media.hover} {
    &:not(:hover) {
      text-decoration-color: transparent;
    }
  }
`;

const oneLine = css`
  display: block;
  white-space: nowrap;
  ${container.down('md')} {
    white-space: normal;
  }
`;

export const Line = styled.span`
  ${oneLine}
`;

export const Detail = styled.span`
  display: block;
  font-weight: ${font.weight.regular};
  color: ${color.textMuted};
`;

export const DetailLine = styled(Detail)`
  ${oneLine}
`;

const Reason = styled(Text)`
  max-inline-size: 14rem;
`;

/** Why the last change of a row failed. */
export function RefusedReason({ mark }: { mark?: RowMark }) {
  return mark?.state === 'refused' ? (
    <Reason size="xs" tone="danger">
      {mark.reason}
    </Reason>
  ) : null;
}

/** An instant in a table cell: the coach's date, and her time below it. */
export function MomentLines({ at }: { at: Date }) {
  const { day, hour } = useCoachTime();
  return (
    <time dateTime={at.toISOString()}>
      <Line>{day(at)}</Line>
      <DetailLine>{hour(at)}</DetailLine>
    </time>
  );
}
