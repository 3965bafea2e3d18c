import { color, font, radius, space, VisuallyHidden } from 'shared-ui';
import type { TabItem } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { keysIn, type SettingTab } from './setting-tabs';
import type { SettingForm } from './use-setting-form';

const Unsaved = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.35em;
  margin-inline-start: ${space['2xs']};
  padding-inline: ${space['2xs']};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${font.size.xs};
  line-height: ${font.lineHeight.quote};
`;

/** Tabs with a count of their unsaved settings. */
export function markedTabs<Id extends string>(
  form: SettingForm,
  place: SettingTab,
  tabs: readonly { id: Id; label: string }[],
): TabItem<Id>[] {
  return tabs.map(({ id, label }) => {
    const count = keysIn(place, id).filter(form.isChanged).length;
    return { id, label: count === 0 ? label : <MarkedLabel label={label} count={count} /> };
  });
}

function MarkedLabel({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label}
      <Unsaved>
        {count}
        <VisuallyHidden> unsaved</VisuallyHidden>
      </Unsaved>
    </>
  );
}
