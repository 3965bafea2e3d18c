import type { ArgTypes, Preview } from '@storybook/react-webpack5';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Improves the table of props: unions are listed by value, text content can be edited, and elements have no control, which
 * would show React's internals.
 */
export const describeProps: Enhancer = ({ argTypes, initialArgs }) => {
  const described: ReturnType<Enhancer> = {};
  for (const [name, { table, ...argType }] of Object.entries(argTypes)) {
    const summary = valuesOf(argType) ?? table?.type?.summary;
    const control = summary === 'ReactNode' ? { control: { type: 'text' as const } } : {};
    described[name] = { ...argType, ...control, table: { ...table, type: { ...table?.type, summary } } };
  }
  for (const [name, value] of Object.entries(initialArgs))
    if (isValidElement(value))
      described[name] = { name, table: { type: { summary: 'ReactNode' } }, ...described[name], control: false };
  return described;
};

function valuesOf({ type }: ArgTypes[string]): string | undefined {
  if (typeof type !== 'object') return undefined;
  if (type.name === 'enum')
    return type.value.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
  return type.name === 'union' ? type.raw : undefined;
}
