import { useSettings } from 'data-client';
import { publicDefaults, type Settings } from 'domain/settings/public-settings.generated';
import { definitionOf } from 'domain/settings/registry';
import { Fragment } from 'react';
import { Text } from 'shared-ui';
import { DashboardLink } from '../dashboard/dashboard-link';
import { Bullets } from '../dashboard/bullets';
import { TitledCard } from '../dashboard/titled-card';
import { placeInWords, settingAddress } from '../form/settings/setting-tabs';

/** Details that are true of the built-in coach alone, in the order in which to replace them. `SampleContact` warns of her email. */
const keys = [
  'site_title',
  'site_description',
  'contact_phone',
  'business_name',
  'portrait_url',
  'words_hero_figures',
  'social_linkedin',
  'social_facebook',
  'social_instagram',
  'social_twitter',
  'meta_title',
  'meta_description',
] as const satisfies readonly (keyof Settings)[];

/** Leads a new owner through what visitors still see of the built-in coach, and disappears with the last of it. */
export function SampleDetails() {
  const { settings, isFallback } = useSettings();
  const left = keys.filter((key) => settings[key] === (publicDefaults as Partial<Settings>)[key]);
  if (isFallback || left.length === 0) return null;
  const places = [...new Set(left.map(placeInWords))];
  return (
    <TitledCard
      title="Make this site yours"
      about="Visitors still see these details of the sample site. Replace them from top to bottom."
      gap="sm"
    >
      <Bullets>
        {places.map((place) => (
          <li key={place}>
            {place}:{' '}
            {left
              .filter((key) => placeInWords(key) === place)
              .map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ', '}
                  <DashboardLink to={settingAddress(key)}>{definitionOf(key).label}</DashboardLink>
                </Fragment>
              ))}
          </li>
        ))}
      </Bullets>
      <Text size="sm">
        Then write your <DashboardLink to="words">texts</DashboardLink>, and check your{' '}
        <DashboardLink to="services">services</DashboardLink>, your{' '}
        <DashboardLink to="bookings/availability">availability</DashboardLink> and your{' '}
        <DashboardLink to="calendars">calendars</DashboardLink>.
      </Text>
    </TitledCard>
  );
}
