import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { border, color, font, media, motion, radius, space, target } from 'shared-ui';
import { styled } from 'styled-components';

const ItemRoot = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-block-size: ${target.compact};
  inline-size: 100%;
  padding: ${space['2xs']} ${space.xs};
  border-radius: ${radius.md};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.lineHeight.snug};
  text-decoration: none;
  transition:
    background-color ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};

  ${media.touch} {
    min-block-size: ${target.touch};
  }
  &:hover {
    background: ${color.hover};
    color: ${color.heading};
  }
  &[aria-current='page'] {
    background: ${color.hover};
    color: ${color.accentText};
    box-shadow: inset 0 calc(-1 * ${border.strong}) 0 ${color.mark};
    ${media.up('lg')} {
      box-shadow: inset ${border.bar} 0 0 ${color.mark};
    }
    ${media.forcedColors} {
      outline: ${border.strong} solid Highlight;
      outline-offset: calc(-1 * ${border.strong});
    }
  }
`;

type SidebarItemProps<T extends ElementType = 'a'> = { as?: T; icon?: ReactNode } & Omit<
  ComponentPropsWithRef<T>,
  'as'
>;

/** A link in the dashboard's sidebar, for a list. With the router: `<SidebarItem as={NavLink} to="/admin/bookings">`. */
export function SidebarItem<T extends ElementType = 'a'>({ as, icon, children, ...rest }: SidebarItemProps<T>) {
  return (
    <li>
      <ItemRoot as={(as ?? 'a') as 'a'} {...(rest as object)}>
        {icon}
        {children as ReactNode}
      </ItemRoot>
    </li>
  );
}
