/** Samples included with the site. */
export const samplePortraits = ['portrait.svg', 'portrait-2.svg', 'portrait-3.svg', 'portrait-4.svg'].map(
  (file) => `/images/${file}`,
);

/** Where a portrait appears. The owner updates the ones that are not automatic. */
export const portraitPlaces: readonly { place: string; isAutomatic: boolean }[] = [
  { place: 'Home hero', isAutomatic: true },
  { place: 'About header', isAutomatic: true },
  { place: 'Speaking page', isAutomatic: false },
  { place: 'Contact sidebar', isAutomatic: false },
  { place: 'Blog author bio', isAutomatic: true },
  { place: 'Social cards', isAutomatic: false },
  { place: 'Newsletter templates', isAutomatic: false },
  { place: 'Media kit', isAutomatic: false },
];
