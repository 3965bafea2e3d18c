/** Raw values and roles for code that cannot use CSS variables, such as documentation pages and scripts. */
export { createBrandRoles, createRoles, type RoleName, type Roles } from '../theme/roles';
export type { Mode } from '../theme/surfaces';
export { judgePairs, type PairVerdict } from '../theme/role-pairs';
export { colorVariable } from '../theme/references';
export { ownerDefaults, statusColors } from './colors';
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
