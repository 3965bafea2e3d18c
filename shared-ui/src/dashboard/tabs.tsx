import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { border, color, font, media, space, target } from 'shared-ui';
import { styled } from 'styled-components';

const TabList = styled.div`
  position: relative;
  display: flex;
  gap: ${space['2xs']};
  overflow-x: auto;
  scrollbar-width: thin;
  border-block-end: ${border.hairline} solid ${color.border};

  /* A mouse wheel does not scroll sideways. */
  ${media.up('lg')} {
    flex-wrap: wrap;
  }
`;

const Tab = styled.button`
  flex: none;
  min-block-size: ${target.touch};
  padding: ${space.xs} ${space.md};
  border: 0;
  border-block-end: ${border.bar} solid transparent;
  background: none;
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  cursor: pointer;

  &:hover {
    color: ${color.heading};
  }
  &[aria-selected='true'] {
    color: ${color.heading};
    border-block-end-color: ${color.mark};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.bar});
  }
  /* Forced colors mode shows transparent borders. */
  ${media.forcedColors} {
    border-block-end-color: Canvas;
    &[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }
`;

const Panel = styled.div`
  padding-block-start: ${space.lg};
`;

export type TabItem<Id extends string = string> = { id: Id; label: ReactNode };

type TabsProps<Id extends string = string> = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  children: ReactNode;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function nextIndex(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | null {
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = steps[event.key];
  if (!step) return null;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  return (index + (isRightToLeft ? -step : step) + count) % count;
}

/** Tabs with a panel. Arrow keys, Home and End move between them. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a phone, an address or a link may select a tab beyond the edge.
  useLayoutEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector<HTMLElement>('[aria-selected=true]');
    if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextIndex(
      event,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <div>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={0}>
        {children}
      </Panel>
    </div>
  );
}
