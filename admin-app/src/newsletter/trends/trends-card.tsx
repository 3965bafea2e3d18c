import type { SubscriberOverview } from 'data-client/owner';
import { useState } from 'react';
import { Button, color, font, onDemand, Skeleton, space, Muted, Text } from 'shared-ui';
import { Table } from 'shared-ui/dashboard';
import { TitledCard } from '../../dashboard/titled-card';
import { styled } from 'styled-components';
import { conversionRate, monthWords } from '../newsletter-numbers';
import { count } from '../../dashboard/counted';

// The chart library loads on demand, and throws in some browser languages.
const TrendsChart = onDemand(async () => (await import('./trends-chart')).TrendsChart, {
  pending: () => <Skeleton height="11rem" />,
  failed: () => <Text>The chart couldn’t be displayed. The table has the same data.</Text>,
});

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']} ${space.xl};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.xs};
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

export function TrendsCard({ overview }: { overview: SubscriberOverview }) {
  const { months, thisWeek, thisMonth } = overview;
  const [isTableOpen, setTableOpen] = useState(false);
  const facts: [string, string][] = [
    ['This week', count(thisWeek)],
    ['This month', count(thisMonth)],
    ['Conversion rate', conversionRate(overview)],
  ];
  return (
    <TitledCard title="Subscription Trends" gap="sm" padding="md">
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Muted>Who joined and who left, month by month</Muted>
      <TrendsChart months={months} />
      <Button size="sm" variant="ghost" aria-expanded={isTableOpen} onClick={() => setTableOpen(!isTableOpen)}>
        {isTableOpen ? 'Hide the table' : 'Show as a table'}
      </Button>
      {isTableOpen && (
        <Table
          caption="Subscribers who joined and left, by month"
          columns={[
            { id: 'month', header: 'Month', isRowHeader: true, cell: ({ month }) => monthWords(month) },
            { id: 'joined', header: 'Joined', align: 'end', cell: ({ joined }) => count(joined) },
            { id: 'left', header: 'Left', align: 'end', cell: ({ left }) => count(left) },
          ]}
          rows={months.toReversed()}
          rowKey={({ month }) => month}
        />
      )}
    </TitledCard>
  );
}
