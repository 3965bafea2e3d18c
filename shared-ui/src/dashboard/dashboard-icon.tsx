import { Icon, type IconName, type IconProps } from 'shared-ui';

/** Paths like those of `icons`, but not loaded by visitors. */
export const dashboardIcons = {
  calendars: 'M8 4h12.500v12.500M3.500 8h12.500v12H3.500zM3.500 12h12.500',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  'eye-off':
    'M4 4l16 16M9.9 5.8c6.6-1.6 11.6 6.2 11.6 6.2a17 17 0 0 1-2.7 3.3M6.3 7.7A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.4 0 2.7-.4 3.8-.9M10 10.200a2.8 2.8 0 0 0 3.8 3.8',
  globe: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.500c5 5.5 5 11.5 0 17-5-5.5-5-11.5 0-17z',
  grid: 'M4 4h6.500v6.500H4zM13.500 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.500 13.500H20V20h-6.500z',
  'mail-unsent': 'M20.5 11.500V6h-17v12.500H13M4 6.500l8 6.500 8-6.500m-3.500 9.500 4 4m0-4-4 4',
  pen: 'm4 20 1-4.500L16.500 4 20 7.500 8.500 19zM14 6.500l3.500 3.500',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20c0-4 3.300-6 7.500-6s7.500 2 7.500 6',
  quote:
    'M10 7.500c-3 .6-4.5 2.7-4.5 6V17h5v-5H7.700c0-1.7.8-2.6 2.3-3zm8.5 0c-3 .6-4.5 2.7-4.5 6V17h5v-5h-2.800c0-1.7.8-2.6 2.3-3z',
  send: 'M20.5 3.500 3.5 10.500l6.500 3 3 6.500zM20.5 3.500 10 13.500',
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
