// `npm run check`: every pair of roles that meets on a page can be read, in every scheme, in the house colours and in
// those of three owners who chose badly.
import { evaluated } from './bundled.mjs';

const { createPalette, createRoles, createBrandRoles, judgePairs } = await evaluated(`
  export { createPalette } from 'shared-ui';
  export { createRoles, createBrandRoles, judgePairs } from 'shared-ui/tokens';
`);

const owners = {
  house: {},
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
const grounds = { page: createRoles, 'brand ground': createBrandRoles };

let judged = 0;
for (const [owner, colours] of Object.entries(owners)) {
  for (const [scheme, mode] of Object.entries(modes)) {
    for (const [ground, rolesFor] of Object.entries(grounds)) {
      const roles = rolesFor(createPalette(colours), mode);
      for (const { of, on, ground: seen, ratio, atLeast, isReadable } of judgePairs(roles, mode)) {
        judged += 1;
        if (isReadable) continue;
        process.exitCode = 1;
        console.error(
          `${owner}, ${scheme}, ${ground}: ${of} (${roles[of]}) on ${on} (${seen}) is ${ratio.toFixed(2)}, not ${atLeast}`,
        );
      }
    }
  }
}
console.log(`${judged} pairs`);
