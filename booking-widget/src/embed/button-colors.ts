import { color } from 'shared-ui';
import { createGlobalStyle } from 'styled-components';

/** The theme's brand color for the loader's button, which has the default color until then. Outweighs the loader's own styles. */
export const ButtonColors = createGlobalStyle`
  .frame > .own {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.onBrand};
  }
`;
