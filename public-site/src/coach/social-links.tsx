import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, VisuallyHidden, border, color, motion, radius, space, target } from 'shared-ui';
import type { SocialProfile } from './coach';

// The `x` of the icon set looks like `close`.
const x = <path d="M4.5 4.5h3.7l11.3 15h-3.7zM5 19.5 10.9 13M13.2 10.7l5.6-6.2" />;

const icons: Record<SocialProfile['name'], ReactNode> = {
  LinkedIn: <Icon name="linkedin" />,
  Facebook: <Icon name="facebook" />,
  Instagram: <Icon name="instagram" />,
  X: <Icon>{x}</Icon>,
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

/** Links to the coach's profiles; renders nothing without any. */
export function SocialLinks({ profiles }: { profiles: readonly SocialProfile[] }) {
  if (profiles.length === 0) return null;
  return (
    <List>
      {profiles.map(({ name, url }) => (
        <li key={name}>
          <Profile href={url} target="_blank" rel="noopener noreferrer">
            {icons[name]}
            <VisuallyHidden>{name} (opens in a new tab)</VisuallyHidden>
          </Profile>
        </li>
      ))}
    </List>
  );
}
