import type { SubscriberOverview } from 'data-client/owner';
import { Card, color, font, media, Skeleton, space, Muted, type QueryLike } from 'shared-ui';
import { styled } from 'styled-components';
import { count } from '../dashboard/counted';
import { QueryFailure } from '../list/query-failure';
import { growthRate } from './newsletter-numbers';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr));
  gap: ${space.sm};

  ${media.up('md')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Fact = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space['2xs']};
`;

const Figure = styled.dd`
  color: ${color.heading};
  font-family: ${font.heading};
  font-size: ${font.headingSize.md};
  font-variant-numeric: lining-nums tabular-nums;
  line-height: ${font.lineHeight.snug};
`;

const Name = styled.dt`
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

/** Subscriber counts. A failure leaves the list visible. */
export function NumberCards({ query }: { query: QueryLike<SubscriberOverview> }) {
  const { data, status } = query;
  if (!data && status === 'error') return <QueryFailure query={query} what="The newsletter statistics" />;
  const cards: [string, number | undefined, string?][] = [
    ['Total Subscribers', data?.total],
    ['Active', data?.active, data && `${count(data.confirmed)} confirmed`],
    ['Unsubscribed', data?.unsubscribed],
    ['This Month', data?.thisMonth, data && `Growth rate ${growthRate(data)}`],
  ];
  return (
    <Facts>
      {cards.map(([name, value, detail]) => (
        <Fact key={name} padding="md">
          <Name>{name}</Name>
          <Figure>{value === undefined ? <Skeleton width="3ch" /> : count(value)}</Figure>
          {detail && <Muted as="dd">{detail}</Muted>}
        </Fact>
      ))}
    </Facts>
  );
}
