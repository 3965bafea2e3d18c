import type { SubscriberOverview } from 'data-client/owner';
import { useEffect, useRef, useState } from 'react';
import { color, space, Text, Inline } from 'shared-ui';
import { styled } from 'styled-components';
import uPlot from 'uplot';
import { monthWords } from '../newsletter-numbers';
import { count } from '../../dashboard/counted';

/** The parts of the library's stylesheet that these bars need. */
const Plot = styled.div`
  inline-size: 100%;

  .u-wrap {
    position: relative;
  }
  .u-over,
  .u-under,
  .u-axis {
    position: absolute;
  }
  canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .u-legend,
  .u-select,
  .u-cursor-x,
  .u-cursor-y,
  .u-cursor-pt {
    display: none;
  }
`;

const Mark = styled.span<{ $color: string }>`
  display: inline-block;
  inline-size: ${space.sm};
  block-size: ${space.sm};
  margin-inline-end: ${space['2xs']};
  background: ${({ $color }) => $color};
`;

/** The theme colors at the canvas. */
const Ink = styled.div`
  color: ${color.textMuted};
  accent-color: ${color.mark};
  border-color: ${color.border};
  outline-color: ${color.danger};
`;

export type TrendsChartProps = { months: SubscriberOverview['months'] };

export function TrendsChart({ months }: TrendsChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number>();
  useEffect(() => {
    const box = place.current;
    // Without canvas support the table is shown.
    if (!box || !canPaint()) return undefined;
    const chart = drawTrends(box, months, setPointed);
    const fit = new ResizeObserver(() => resize(chart, box));
    fit.observe(box);
    return () => {
      fit.disconnect();
      chart.destroy();
    };
  }, [months]);

  const shown = pointed === undefined ? undefined : months[pointed];
  const joined = months.reduce((sum, month) => sum + month.joined, 0);
  const left = months.reduce((sum, month) => sum + month.left, 0);
  return (
    <Ink>
      <Plot
        ref={place}
        role="img"
        aria-label={`In the last twelve months ${count(joined)} joined and ${count(left)} left`}
      />
      <Inline justify="between" gap="xs">
        <Inline gap="md">
          <Text size="xs">
            <Mark $color={color.mark} />
            {`Joined${shown ? `: ${count(shown.joined)}` : ''}`}
          </Text>
          <Text size="xs">
            <Mark $color={color.danger} />
            {`Left${shown ? `: ${count(shown.left)}` : ''}`}
          </Text>
        </Inline>
        <Text size="xs" tone="muted">
          {shown ? monthWords(shown.month) : 'Last twelve months'}
        </Text>
      </Inline>
    </Ink>
  );
}

const canPaint = () => typeof document.createElement('canvas').getContext === 'function' && 'Path2D' in window;

const resize = (chart: uPlot, box: HTMLElement) => chart.setSize({ width: box.clientWidth, height: chart.height });

const height = 176;
const barWidth = 0.36;

function drawTrends(
  place: HTMLElement,
  months: SubscriberOverview['months'],
  onPoint: (index: number | undefined) => void,
): uPlot {
  const roles = getComputedStyle(place.parentElement ?? place);
  const font = `12px ${roles.fontFamily}`;
  const bars = (side: 1 | -1) => uPlot.paths.bars?.({ size: [barWidth, 28], align: side });
  const axis = { stroke: roles.color, font, ticks: { show: false }, grid: { stroke: roles.borderTopColor, width: 1 } };
  return new uPlot(
    {
      width: place.clientWidth || 320,
      height,
      padding: [8, 8, 0, 0],
      legend: { show: false },
      cursor: { drag: { x: false, y: false } },
      scales: {
        x: { time: false, range: [-0.6, months.length - 0.4] },
        y: { range: (_chart, _min, max) => [0, Math.max(4, max * 1.1)] },
      },
      series: [
        {},
        { label: 'Joined', fill: roles.accentColor, width: 0, paths: bars(-1), points: { show: false } },
        { label: 'Left', fill: roles.outlineColor, width: 0, paths: bars(1), points: { show: false } },
      ],
      axes: [
        {
          ...axis,
          grid: { show: false },
          splits: () => months.map((_, index) => index),
          values: (chart, splits) => {
            const every = chart.width < 420 ? 3 : 2;
            return splits.map((index) => (index % every === 1 ? shortName(months[index]?.month) : ''));
          },
        },
        {
          ...axis,
          size: 44,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000],
          values: (_chart, splits) => splits.map(count),
        },
      ],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
    },
    [months.map((_, index) => index), months.map(({ joined }) => joined), months.map(({ left }) => left)],
    place,
  );
}

const shortName = (month?: string) => (month ? (monthWords(month).split(' ')[0] ?? '') : '');
