import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { ownerDefaults } from 'shared-ui/tokens';

const { primary, accent, background, text } = ownerDefaults;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Design system',
    colorPrimary: primary,
    colorSecondary: primary,
    appBg: background,
    appContentBg: background,
    barSelectedColor: primary,
    textColor: text,
    appBorderColor: accent,
    appBorderRadius: 2,
    inputBorderRadius: 3,
  }),
});
