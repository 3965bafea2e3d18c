import { icons as formIcons } from './form-icons';

/** Paths on a 24 px grid with a stroke of 1.5 px. Icons of the dashboard alone are in `dashboard/dashboard-icon.tsx`. */
export const icons = {
  ...formIcons,
  'arrow-down': 'M12 5v14m-6-6 6 6 6-6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-up': 'M12 19V5m-6 6 6-6 6 6',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  facebook:
    'M14 20.5v-7.5h2.7l.5-3.2H14V8c0-1 .4-1.7 1.8-1.7h1.5V3.6a16 16 0 0 0-2.2-.1c-2.4 0-3.9 1.4-3.9 4.1v2.2H8.5V13h2.7v7.5',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zm4.7-1.2v.1',
  linkedin: 'M6.5 10v8m0-11.6v.2M10.5 18v-8m0 3.5c0-4.5 7-4.5 7 0V18',
  menu: 'M4 7.5h16M4 12h16M4 16.5h16',
  phone: 'M5 4h4l1.5 4.5L8 10.2c1.2 2.5 3.2 4.5 5.8 5.8l1.7-2.5L20 15v4c0 .6-.4 1-1 1C11 19.5 4.5 13 4 5c0-.6.4-1 1-1z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2 20 20',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M6 12v8h12v-8',
  star: 'm12 3.8 2.5 5.3 5.7.7-4.2 4 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8l-4.2-4 5.7-.7z',
  x: 'm4.5 4.5 15 15M19.5 4.5l-15 15',
} satisfies Record<string, string>;

export type IconName = keyof typeof icons;
