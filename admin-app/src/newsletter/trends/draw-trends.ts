import type { SubscriberOverview } from 'data-client/owner';
import uPlot from 'uplot';
import { monthWords } from '../newsletter-numbers';

const height = 176;
const barWidth = 0.36;

/** Draws two bars per month in the theme's colors. */
export function drawTrends(
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
        { ...axis, size: 44, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000] },
      ],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
    },
    [months.map((_, index) => index), months.map(({ joined }) => joined), months.map(({ left }) => left)],
    place,
  );
}

const shortName = (month?: string) => (month ? (monthWords(month).split(' ')[0] ?? '') : '');
