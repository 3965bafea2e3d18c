import { Icon, type IconName, type IconProps } from 'shared-ui';

/** Paths like those of `icons`, but not loaded by visitors. */
export const dashboardIcons = {
  calendars: 'M8 4h12.5v12.5M3.5 8h12.5v12H3.5zM3.5 12h12.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  'eye-off':
    'M4 4l16 16M9.9 5.8c6.6-1.6 11.6 6.2 11.6 6.2a17 17 0 0 1-2.7 3.3M6.3 7.7A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.4 0 2.7-.4 3.8-.9M10 10.2a2.8 2.8 0 0 0 3.8 3.8',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5.5 5 11.5 0 17-5-5.5-5-11.5 0-17z',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  'mail-unsent': 'M20.5 11.5V6h-17v12.5H13M4 6.5l8 6.5 8-6.5m-3.5 9.5 4 4m0-4-4 4',
  pen: 'm4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c0-4 3.3-6 7.5-6s7.5 2 7.5 6',
  quote:
    'M10 7.5c-3 .6-4.5 2.7-4.5 6V17h5v-5H7.7c0-1.7.8-2.6 2.3-3zm8.5 0c-3 .6-4.5 2.7-4.5 6V17h5v-5h-2.8c0-1.7.8-2.6 2.3-3z',
  send: 'M20.5 3.5 3.5 10.5l6.5 3 3 6.5zM20.5 3.5 10 13.5',
  sliders: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  text: 'M4 6h16M4 10h11M4 14h16M4 18h8',
  type: 'M5 8V5h14v3M12 5v14m-3 0h6',
} satisfies Record<string, string>;

type OwnName = keyof typeof dashboardIcons;

export type DashboardIconName = IconName | OwnName;

const isOwn = (name: DashboardIconName): name is OwnName => name in dashboardIcons;

type DashboardIconProps = Omit<IconProps, 'name' | 'children'> & { name: DashboardIconName };

/** An icon of the design system, or one that only the dashboard has. */
export function DashboardIcon({ name, ...props }: DashboardIconProps) {
  if (!isOwn(name)) return <Icon {...props} name={name} />;
  return (
    <Icon {...props}>
      <path d={dashboardIcons[name]} />
    </Icon>
  );
}
