/** The raw values and what becomes of them, for what cannot use role references: pages that document them, scripts. */
export { createBrandRoles, createRoles, type RoleName, type Roles } from '../theme/roles';
export type { Mode } from '../theme/grounds';
export { judgePairs, type PairVerdict } from '../theme/role-pairs';
export { colourVariable } from '../theme/references';
export { ownerDefaults, statusColours } from './colours';
export { durations, easings, layers, loops } from './motion';
export { borderWidths, breakpoints, containers, radii, spaces, tallWindow, targets, widths } from './space';
export {
  codeFamily,
  families,
  glyphSizes,
  headingSizes,
  letterSpacings,
  lineHeights,
  textSizes,
  weights,
} from './type';
