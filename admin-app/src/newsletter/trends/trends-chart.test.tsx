import uPlot from 'uplot';
import { renderWithTheme } from 'shared-ui/testing';
import { TrendsChart } from './trends-chart';

jest.mock('uplot', () =>
  Object.assign(
    jest.fn(() => ({ destroy() {} })),
    { paths: {} },
  ),
);

test('N4 the numbers beside the chart are written as in the rest of the dashboard, whatever the browser’s language', () => {
  Object.assign(window, { Path2D: class {} });
  renderWithTheme(<TrendsChart months={[{ month: '2026-11', joined: 1200, left: 0 }]} />);
  const [{ axes = [] }] = jest.mocked(uPlot).mock.calls[0]!;
  const { values } = axes[1]!;
  if (typeof values !== 'function')
    throw new Error('The numbers are written by the library, in the browser’s language.');
  expect(values({} as uPlot, [0, 1000, 2000], 1, 0, 0)).toEqual(['0', '1,000', '2,000']);
});
