/** Icons of forms and dialogs. The embed has no others. */
export const icons = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  calendar: 'M4 6.5h16V20H4zM4 10.5h16M8 4v4m8-4v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  danger: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8v5m0 2.9v.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5m0-8.1V8',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2-5.1L20 9.5m0-5v5h-5',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5m0 2.4v.1',
} satisfies Record<string, string>;
