import { createContext, createElement, useContext, useLayoutEffect, type ElementType, type ReactNode } from 'react';

import { addRule, adoptFirst, adoptSharedSheet, nameOf } from './style-sheets';

/**
 * The subset of styled-components that our own components use, for the embed's build only. The browser itself nests
 * rules, and constructed style sheets need no `style-src`: a partner's policy needs no line for our styles.
 */
type Props = Record<string, unknown>;
type Part = string | number | boolean | null | undefined | readonly Part[] | StyledClass | ((props: Props) => Part);
type StyledClass = { readonly styledClass: string };
type Template = readonly [strings: readonly string[], ...parts: Part[]];

const isStyled = (part: object): part is StyledClass => 'styledClass' in part;

function text(part: Part, props: Props): string {
  if (part === null || part === undefined || part === false || part === true) return '';
  if (typeof part === 'string' || typeof part === 'number') return String(part);
  if (isStyled(part)) return `.${part.styledClass}`;
  if (typeof part === 'function') return text(part(props), props);
  return (part as readonly Part[]).map((one) => text(one, props)).join('');
}

/** A piece of style, to be put into others. */
export function css(...[strings, ...parts]: Template): readonly Part[] {
  return strings.flatMap((string, index) => [string, parts[index]]);
}

const RootContext = createContext<Document | ShadowRoot>(document);

type ManagerProps = { target: ShadowRoot; children: ReactNode };

export function StyleSheetManager({ target, children }: ManagerProps) {
  adoptSharedSheet(target);
  return createElement(RootContext, { value: target }, children);
}

export function keyframes(...template: Template): string {
  const style = text(css(...template), {});
  const name = `k${nameOf(style)}`;
  addRule(0, name, `@keyframes ${name}{${style}}`);
  return name;
}

export function createGlobalStyle(...template: Template) {
  const parts = css(...template);
  return function GlobalStyle(props: Props) {
    const root = useContext(RootContext);
    const style = text(parts, props);
    useLayoutEffect(() => adoptFirst(root, style), [root, style]);
    return null;
  };
}

let components = 0;

function styledComponent(tag: ElementType, template: Template) {
  components += 1;
  const group = components;
  const styledClass = `c${group}`;
  const parts = css(...template);
  const isExtension = typeof tag !== 'string' && isStyled(tag);
  function Styled({ as, className, ...props }: Props) {
    const style = text(parts, props);
    const name = `s${group}${nameOf(style)}`;
    addRule(group, name, `.${name}{${style}}`);
    return createElement(isExtension ? tag : ((as as ElementType | undefined) ?? tag), {
      ...(isExtension ? { ...props, as } : withoutOwn(props)),
      className: [className, styledClass, name].filter(Boolean).join(' '),
    });
  }
  return Object.assign(Styled, { styledClass });
}

/** Removes the transient props (`$name`), which are for styles only. */
function withoutOwn(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([prop]) => !prop.startsWith('$')));
}

type Styled = { (tag: ElementType): (...template: Template) => ElementType } & Record<
  string,
  (...template: Template) => ElementType
>;

export const styled = new Proxy(
  (tag: ElementType) =>
    (...template: Template) =>
      styledComponent(tag, template),
  { get: (make, tag: string) => make(tag as ElementType) },
) as unknown as Styled;
