import type { SettingValues } from 'data-client/owner';
import { Badge, Card, Heading, Icon, Muted, VisuallyHidden, Inline } from 'shared-ui';
import { DashboardLink } from '../dashboard/dashboard-link';
import { settingAddress } from '../form/settings/setting-tabs';
import { Dial, DialNumber, DialTrack, DialValue, Part, PartPoints, Parts, ScoreLayout } from './seo.styles';
import { seoScore } from './seo-score';

const radius = 44;
const round = 2 * Math.PI * radius;

/** The health score, with a link to the field behind each part. */
export function ScoreCard({ values }: { values: SettingValues }) {
  const { total, label, tone, parts } = seoScore(values);
  const missing = parts.filter((part) => !part.isEarned).length;
  return (
    <Card as="section" aria-labelledby="seo-score">
      <ScoreLayout>
        <Inline gap="md">
          <Dial role="img" aria-label={`${total} of 100`}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <DialTrack cx="50" cy="50" r={radius} />
              <DialValue
                $tone={tone}
                cx="50"
                cy="50"
                r={radius}
                strokeDasharray={`${(round * total) / 100} ${round}`}
              />
            </svg>
            <DialNumber>{total}</DialNumber>
          </Dial>
          <div>
            <Heading level={3} size="sm" id="seo-score">
              Health score
            </Heading>
            <Badge tone={tone}>{label}</Badge>
            <Muted role="status">
              {missing === 0 ? 'All points earned.' : `${missing} of ${parts.length} parts are still missing.`}
            </Muted>
          </div>
        </Inline>
        <Parts role="list" aria-label="Parts of the score">
          {parts.map(({ key, what, points, isEarned }) => (
            <Part key={key} $isEarned={isEarned}>
              <Icon name={isEarned ? 'check' : 'arrow-right'} />
              <DashboardLink to={settingAddress(key)}>{what}</DashboardLink>
              <PartPoints>
                {isEarned ? points : `+${points}`}
                <VisuallyHidden>{isEarned ? ' points earned' : ' points to earn'}</VisuallyHidden>
              </PartPoints>
            </Part>
          ))}
        </Parts>
      </ScoreLayout>
    </Card>
  );
}
