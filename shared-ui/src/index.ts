export { Alert, type AlertProps, type AlertTone } from './components/alert/alert';
export { Avatar, initials, type AvatarProps } from './components/avatar/avatar';
export { Badge, type BadgeProps, type BadgeTone } from './components/badge/badge';
export { Button, LinkButton, RetryButton, type ButtonProps, type LinkButtonProps } from './components/button/button';
export type { ButtonSize, ButtonVariant } from './components/button/button-styles';
export { IconButton, type IconButtonProps } from './components/button/icon-button';
export { Card, type CardProps } from './components/card/card';
export { Dialog, type DialogProps } from './components/dialog/dialog';
export type { DialogSize } from './components/dialog/dialog-styles';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state';
export { Checkbox, type CheckboxProps } from './components/field/checkbox';
export { Choice, ChoiceGroup, type ChoiceGroupProps, type ChoiceProps } from './components/field/choice';
export { Field, FieldError, FieldHint, type FieldProps } from './components/field/field';
export {
  Input,
  Select,
  Textarea,
  type InputProps,
  type SelectProps,
  type TextareaProps,
} from './components/field/inputs';
export { SearchInput, type SearchInputProps } from './components/field/search-input';
export { Icon, type IconProps } from './components/icon/icon';
export type { IconName } from './components/icon/icons';
export { Image, type ImageProps } from './components/image/image';
export {
  Container,
  Grid,
  Inline,
  Section,
  Stack,
  type ContainerProps,
  type GridProps,
  type InlineProps,
  type SectionProps,
  type StackProps,
} from './components/layout/layout';
export { actionBar, notificationHeader } from './components/layout/action-bar';
export { SkipLink, VisuallyHidden, type SkipLinkProps } from './components/layout/visually-hidden';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton';
export { Spinner, type SpinnerProps } from './components/spinner/spinner';
export { Stars, type StarsProps } from './components/stars/stars';
export {
  Accent,
  Eyebrow,
  Heading,
  Text,
  type HeadingProps,
  type TextProps,
  type TextSize,
  type TextTone,
} from './components/type/type';
export { headingLook, labelLook, type HeadingSize } from './components/type/looks';
export { ConfirmDialog, type ConfirmDialogProps } from './patterns/confirm/confirm-dialog';
export { useConfirm, type Confirm, type ConfirmQuestion } from './patterns/confirm/confirm-provider';
export { useIsHydrated } from './theme/hydration-provider';
export { holdScroll, scrollIntents } from './patterns/hold-scroll/hold-scroll';
export { useIsNearViewport } from './patterns/in-viewport/use-is-near-viewport';
export type { NotificationMessage, NotificationTone } from './patterns/notifications/notification';
export { useNotify, type Notify } from './patterns/notifications/notifications-provider';
export { onDemand, type OnDemandOptions } from './patterns/on-demand/on-demand';
export { useOnDemand, type OnDemand } from './patterns/on-demand/use-on-demand';
export { QueryView, type QueryLike, type QueryViewProps } from './patterns/query-view/query-view';
export { HoneypotField, type HoneypotFieldProps } from './patterns/honeypot-field/honeypot-field';
export { contrast, ensureContrast } from 'domain/contrast';
export { fontFaceCss } from './theme/font-faces';
export { createPalette, ownerPalette, type Correction, type OwnerColors, type Palette } from './theme/palette';
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
  type Breakpoint,
  type Space,
} from './theme/references';
export {
  fontVariables,
  themeCss,
  type ButtonShape,
  type Scheme,
  type ThemeFonts,
  type ThemeOptions,
} from './theme/theme-css';
export { ThemeProvider, type ThemeProviderProps } from './theme/theme-provider';
export { UiProvider, type UiProviderProps } from './ui-provider';
