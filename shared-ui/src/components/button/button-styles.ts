import { css } from 'styled-components';
import { border, color, font, media, motion, radius, space, target } from '../../theme/references';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonLook = { $variant: ButtonVariant; $size: ButtonSize; $isFullWidth: boolean };

/** The size of the text leaves room for a long word on the smallest phone with text of double size. */
const base = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  border: ${border.hairline} solid transparent;
  border-radius: ${radius.button};
  font-family: ${font.body};
  font-size: min(${font.size.md}, 9.25vw);
  font-weight: ${font.weight.semibold};
  line-height: ${font.lineHeight.snug};
  letter-spacing: ${font.letterSpacing.slight};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  -webkit-user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition: ${motion.fast} ${motion.ease};
  transition-property: background-color, border-color, color, translate;
`;

const sizes = {
  sm: css`
    min-block-size: ${target.compact};
    padding: ${space['2xs']} ${space.sm};
    font-size: ${font.size.sm};
  `,
  md: css`
    min-block-size: ${target.touch};
    padding: ${space.xs} min(${space.lg}, 13vw - 1.25rem);
  `,
  lg: css`
    min-block-size: ${target.large};
    padding: ${space.sm} min(${space.xl}, 14vw - 1.25rem);
  `,
} as const;

const state = css<ButtonLook>`
  &:active:not(:disabled, [aria-busy='true']) {
    translate: 0 ${border.hairline};
  }
  &:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) {
    background: ${({ $variant }) => ($variant === 'ghost' ? 'none' : color.disabled)};
    border-color: transparent;
    color: ${color.onDisabled};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${media.touch} {
    min-block-size: ${target.touch};
  }
  ${media.forcedColors} {
    border-color: currentColor;
  }
  ${media.print} {
    display: none;
  }
`;

const filled = (background: string, hover: string, words: string) => css`
  background: ${background};
  color: ${words};
  ${media.hover} {
    &:hover:not(:disabled, [aria-busy='true']) {
      background: ${hover};
    }
  }
`;

const variants = {
  primary: filled(color.primary, color.primaryHover, color.onPrimary),
  accent: filled(color.accent, color.accentHover, color.onAccent),
  danger: filled(color.danger, color.dangerHover, color.onDanger),
  secondary: css`
    background: transparent;
    border-color: ${color.borderStrong};
    color: ${color.heading};
    ${media.hover} {
      &:hover:not(:disabled, [aria-busy='true']) {
        border-color: ${color.heading};
        background: ${color.hover};
      }
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.heading};
    ${media.hover} {
      &:hover:not(:disabled, [aria-busy='true']) {
        background: ${color.hover};
      }
    }
  `,
} as const;

/** Order: base, size, color, state. */
export const buttonStyles = css<ButtonLook>`
  ${base}
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${state}
  ${({ $isFullWidth }) => $isFullWidth && 'inline-size: 100%;'}
`;
