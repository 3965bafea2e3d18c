// `npm run check`: measures the contrast of every pair of roles that occurs on a page, in every scheme, with the
// default colors and with three poorly chosen brand palettes.
import { evaluated } from './bundled.mjs';

const { createPalette, createRoles, createBrandRoles, judgePairs } = await evaluated(`
  export { createPalette } from 'shared-ui';
  export { createRoles, createBrandRoles, judgePairs } from 'shared-ui/tokens';
`);

const owners = {
  default: {},
  pale: { primary: '#F4D6D6', secondary: '#FFFFFF', accent: '#FFF3B0', text: '#B9B9B9', link: '#D7E7F7' },
  grey: { primary: '#808080', secondary: '#7A7A7A', accent: '#8A8A8A', background: '#808080', text: '#777777' },
  night: { primary: '#7FD1AE', accent: '#FF5A5F', background: '#10141A', text: '#ECECEC', link: '#9CC7FF' },
};
const modes = {
  light: {},
  dark: { isDark: true },
  'high-contrast': { isStrong: true },
  'dark high-contrast': { isDark: true, isStrong: true },
};
const backgrounds = { page: createRoles, 'brand background': createBrandRoles };

let judged = 0;
for (const [owner, colors] of Object.entries(owners)) {
  for (const [scheme, mode] of Object.entries(modes)) {
    for (const [background, rolesFor] of Object.entries(backgrounds)) {
      const roles = rolesFor(createPalette(colors), mode);
      for (const { of, on, background: seen, ratio, atLeast, isReadable } of judgePairs(roles, mode)) {
        judged += 1;
        if (isReadable) continue;
        process.exitCode = 1;
        console.error(
          `${owner}, ${scheme}, ${background}: ${of} (${roles[of]}) on ${on} (${seen}) is ${ratio.toFixed(2)}, not ${atLeast}`,
        );
      }
    }
  }
}
console.log(`${judged} pairs`);
