import { styled } from 'styled-components';
import { Icon, VisuallyHidden, border, color, motion, radius, space, target, type IconName } from 'shared-ui';
import type { SocialProfile } from './coach';

const iconOf: Record<SocialProfile['name'], IconName> = {
  LinkedIn: 'linkedin',
  Facebook: 'facebook',
  Instagram: 'instagram',
  X: 'x',
};

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

const Profile = styled.a`
  display: grid;
  place-items: center;
  inline-size: ${target.touch};
  block-size: ${target.touch};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.pill};
  color: ${color.heading};
  transition: border-color ${motion.fast} ${motion.ease};
  &:hover {
    border-color: ${color.hairline};
  }
`;

/** Only profiles the owner has filled in; nothing at all without any. */
export function SocialLinks({ profiles }: { profiles: readonly SocialProfile[] }) {
  if (profiles.length === 0) return null;
  return (
    <List>
      {profiles.map(({ name, url }) => (
        <li key={name}>
          <Profile href={url} target="_blank" rel="noopener noreferrer">
            <Icon name={iconOf[name]} />
            <VisuallyHidden>{name} (opens in a new tab)</VisuallyHidden>
          </Profile>
        </li>
      ))}
    </List>
  );
}
