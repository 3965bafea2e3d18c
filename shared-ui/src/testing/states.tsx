import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { border, color, font, space } from 'shared-ui';
import { styled } from 'styled-components';

const pseudoClasses = { hover: ':hover', focus: ':focus-visible', active: ':active' } as const;
const shownAt = 'data-shown';
const pressable = 'button, a, input, select, textarea, [tabindex]';

type ShownState = keyof typeof pseudoClasses;

/** Copies the page's style rules with pseudo-classes replaced by an attribute, which makes states static. */
function heldRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText}{${heldRules(rule.cssRules)}}`;
      if (!(rule instanceof CSSStyleRule) || !Object.values(pseudoClasses).some((one) => rule.cssText.includes(one)))
        return '';
      return Object.entries(pseudoClasses).reduce(
        (text, [state, pseudoClass]) => text.replaceAll(pseudoClass, `[${shownAt}~="${state}"]`),
        rule.cssText,
      );
    })
    .join('');
}

function holdStates(): () => void {
  const sheet = document.createElement('style');
  sheet.textContent = [...document.styleSheets].map(({ cssRules }) => heldRules(cssRules)).join('');
  document.head.append(sheet);
  return () => sheet.remove();
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(5rem, auto) minmax(0, 1fr);
  align-items: center;
  gap: ${space.md} ${space.lg};

  dt {
    font-size: ${font.size.xs};
    color: ${color.textMuted};
  }
  > div {
    display: contents;
  }
  dd {
    min-inline-size: 0;
    padding: ${space['2xs']};
    border-inline-start: ${border.hairline} solid ${color.border};
    padding-inline-start: ${space.md};
  }
`;

function Cell({ shows, children }: { shows?: ShownState; children: ReactNode }) {
  const cell = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const target = cell.current?.querySelector(pressable);
    if (!shows || !target) return;
    for (const element of [target, target.closest('label, article, tr')])
      element?.setAttribute(shownAt, shows === 'active' ? 'hover active' : shows);
  });
  return <dd ref={cell}>{children}</dd>;
}

type StatesProps<Props> = {
  /** Renders the component with the props of a state. */
  children: (special: Partial<Props>) => ReactNode;
  /** States that are set by props: `{ disabled: { disabled: true } }`. */
  also?: Record<string, Partial<Props>>;
};

/** Shows every state of a component: rest, hover, focus, active, and those set by props. */
export function States<Props>({ children, also = {} }: StatesProps<Props>) {
  useLayoutEffect(holdStates, []);
  return (
    <List>
      {['rest', ...Object.keys(pseudoClasses)].map((state) => (
        <div key={state}>
          <dt>{state}</dt>
          <Cell shows={state in pseudoClasses ? (state as ShownState) : undefined}>{children({})}</Cell>
        </div>
      ))}
      {Object.entries(also).map(([name, special]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{children(special)}</dd>
        </div>
      ))}
    </List>
  );
}
