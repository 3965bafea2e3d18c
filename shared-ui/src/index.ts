export { Alert } from './components/alert/alert';
export { Avatar, initials } from './components/avatar/avatar';
export { Badge, type BadgeTone } from './components/badge/badge';
export { Button, LinkButton, RetryButton, type ButtonProps } from './components/button/button';
export { IconButton } from './components/button/icon-button';
export { Card, type CardProps } from './components/card/card';
export { useBackStep } from './components/dialog/back-step';
export { Dialog, type DialogProps } from './components/dialog/dialog';
export { EmptyState } from './components/empty-state/empty-state';
export { Checkbox } from './components/field/checkbox';
export { Choice, ChoiceGroup } from './components/field/choice';
export { Field, FieldError, FieldHint } from './components/field/field';
export { focusField } from './components/field/focus-field';
export { Input, Options, Select, Textarea, type InputProps, type SelectProps } from './components/field/inputs';
export { SearchInput } from './components/field/search-input';
export { Icon, type IconProps } from './components/icon/icon';
export type { IconName } from './components/icon/icons';
export { Image, type ImageProps } from './components/image/image';
export { Grid, Inline, Stack } from './components/layout/layout';
export { Container, Section } from './components/layout/page-layout';
export { actionBar, notificationHeader } from './components/layout/action-bar';
export { SkipLink } from './components/layout/skip-link';
export { VisuallyHidden } from './components/layout/visually-hidden';
export { Skeleton } from './components/skeleton/skeleton';
export { Spinner } from './components/spinner/spinner';
export { Stars } from './components/stars/stars';
export { Accent, Eyebrow } from './components/type/accents';
export { Heading, Muted, Text } from './components/type/type';
export { headingLook, labelLook, type HeadingSize } from './components/type/looks';
export { useConfirm, type ConfirmQuestion } from './patterns/confirm/confirm-provider';
export { useIsHydrated } from './theme/hydration-provider';
export { holdScroll, scrollBehavior, scrollIntents } from './patterns/hold-scroll/hold-scroll';
export { useIsNearViewport } from './patterns/in-viewport/use-is-near-viewport';
export type { NotificationMessage } from './patterns/notifications/notification';
export { useNotify } from './patterns/notifications/notifications-provider';
export { onDemand } from './patterns/on-demand/on-demand';
export { useOnDemand } from './patterns/on-demand/use-on-demand';
export { QueryView, type QueryLike, type QueryViewProps } from './patterns/query-view/query-view';
export { HoneypotField } from './patterns/honeypot-field/honeypot-field';
export { contrast } from 'domain/contrast';
export { fontFaceCss } from './theme/font-faces';
export { createPalette, ownerPalette, type OwnerColors, type Palette } from './theme/palette';
export {
  border,
  color,
  container,
  font,
  layer,
  media,
  motion,
  radius,
  shadow,
  space,
  target,
  width,
  type Space,
} from './theme/references';
export { fontVariables, themeCss, type ButtonShape, type Scheme, type ThemeFonts } from './theme/theme-css';
export { ThemeProvider, type ThemeProviderProps } from './theme/theme-provider';
export { UiProvider } from './ui-provider';
