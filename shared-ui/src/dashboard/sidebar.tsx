import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { border, color, font, media, motion, radius, space, target } from 'shared-ui';
import { styled } from 'styled-components';

const LayoutRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-block-size: 100vh;
  background: ${color.paper};

  ${media.up('lg')} {
    grid-template-columns: 16.5rem minmax(0, 1fr);
    grid-template-rows: 1fr;
  }
`;

export type SidebarLayoutProps = { sidebar: ReactNode; children: ReactNode };

/** Next to the content; above it on phones. */
export function SidebarLayout({ sidebar, children }: SidebarLayoutProps) {
  return (
    <LayoutRoot>
      {sidebar}
      <div>{children}</div>
    </LayoutRoot>
  );
}

const SidebarRoot = styled.aside`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  background: ${color.paper};
  color: ${color.text};
  border-block-end: ${border.strong} solid ${color.hairline};

  ${media.up('lg')} {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    flex-direction: column;
    align-items: stretch;
    block-size: 100vh;
    overflow-y: auto;
    border-block-end: 0;
    border-inline-end: ${border.strong} solid ${color.hairline};
  }
`;

const SidebarHead = styled.div`
  padding: ${space.md} ${space.lg};
  ${media.up('lg')} {
    padding: ${space.xl} ${space.lg} ${space.lg};
  }
`;

/** Next to the header on phones, otherwise at the bottom of the column. Always last in reading order. */
const SidebarFoot = styled.div`
  grid-area: 1 / 2;
  padding-inline-end: ${space.lg};
  ${media.up('lg')} {
    margin-block-start: auto;
    padding: ${space.lg};
  }
`;

const SidebarNav = styled.nav`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

const SidebarList = styled.ul`
  display: flex;
  gap: ${space['2xs']};
  overflow-x: auto;
  padding: 0 ${space.md} ${space.xs};
  list-style: none;

  ${media.up('lg')} {
    flex-direction: column;
  }
`;

export type SidebarProps = {
  /** Accessible name of the navigation. */
  label: string;
  head?: ReactNode;
  foot?: ReactNode;
  /** SidebarItem elements. */
  children: ReactNode;
};

/** The navigation of the dashboard, on the brand background. */
export function Sidebar({ label, head, foot, children }: SidebarProps) {
  return (
    <SidebarRoot data-tone="brand">
      {head && <SidebarHead>{head}</SidebarHead>}
      <SidebarNav aria-label={label}>
        <SidebarList>{children}</SidebarList>
      </SidebarNav>
      {foot && <SidebarFoot>{foot}</SidebarFoot>}
    </SidebarRoot>
  );
}

const ItemRoot = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-block-size: ${target.touch};
  inline-size: 100%;
  padding: ${space.xs} ${space.sm};
  border-radius: ${radius.md};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};

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

export type SidebarItemProps<T extends ElementType = 'a'> = { as?: T; icon?: ReactNode } & Omit<
  ComponentPropsWithRef<T>,
  'as'
>;

/** A link in the sidebar. With the router: `<SidebarItem as={NavLink} to="/admin/bookings">`. */
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
