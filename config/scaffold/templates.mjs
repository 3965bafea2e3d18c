/** @param {string} name in kebab case */
export function namesOf(name) {
  const words = name.split('-');
  const capitals = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  return { component: capitals.join(''), title: `${capitals[0]} ${words.slice(1).join(' ')}`.trim() };
}

/** @param {string} name */
export function componentFiles(name) {
  const { component } = namesOf(name);
  const base = `shared-ui/src/components/${name}/${name}`;
  return {
    [`${base}.tsx`]: `import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, radius, space } from '../../theme/references';

const ${component}Root = styled.div\`
  padding: \${space.md};
  border: \${border.hairline} solid \${color.border};
  border-radius: \${radius.md};
  background: \${color.surface};
  color: \${color.text};
\`;

export type ${component}Props = { className?: string; children: ReactNode };

/** One sentence that helps others choose this component. */
export function ${component}(props: ${component}Props) {
  return <${component}Root {...props} />;
}
`,
    [`${base}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ${component} } from './${name}';

/**
 * **Use it** for … **Do not use it** for …: use … instead.
 *
 * **Accessibility:** its name and role, its keyboard behavior, its announcements.
 */
const meta = {
  title: 'Components/${component}',
  component: ${component},
  args: { children: 'Lead with courage.' },
} satisfies Meta<typeof ${component}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const LongText: Story = { args: { children: 'Decisions that still feel right years later. '.repeat(8) } };
export const RightToLeft: Story = {
  args: { children: 'احجز استشارة' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
`,
    [`${base}.test.tsx`]: `import { screen } from '@testing-library/react';
import { ${component} } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

test('X5 shows its content', () => {
  renderWithTheme(<${component}>Lead with courage.</${component}>);
  expect(screen.getByText('Lead with courage.')).toBeVisible();
});
`,
  };
}

/**
 * The exports of shared-ui with the new component, in the order of the folders.
 *
 * @param {string} index
 * @param {string} name
 */
export function withExport(index, name) {
  const { component } = namesOf(name);
  const line = `export { ${component}, type ${component}Props } from './components/${name}/${name}';\n`;
  // Whole statements: many take several lines.
  const statements = [...index.matchAll(/^export [^;]*? from '(?<place>[^']+)';\n/gm)];
  const next = statements.find(({ groups }) => (groups?.place ?? '') > `./components/${name}`);
  const at = next?.index ?? index.length;
  return index.slice(0, at) + line + index.slice(at);
}

/**
 * Returns the subject of a remote: its name without the ending `-app`.
 *
 * @param {string} remote
 */
export function subjectOf(remote) {
  return remote.replace(/-app$/, '');
}

/**
 * @param {string} app
 * @param {string} name
 */
export function featureFiles(app, name) {
  const { component, title } = namesOf(name);
  const base = `${app}/src/${name}/${name}`;
  return {
    [`${base}-view.tsx`]: `import { Heading, Stack, Text } from 'shared-ui';

export type ${component}ViewProps = { title: string };

export function ${component}View({ title }: ${component}ViewProps) {
  return (
    <Stack>
      <Heading level={2}>{title}</Heading>
      <Text>Props in, callbacks out.</Text>
    </Stack>
  );
}
`,
    [`${base}-section.tsx`]: `import { useSettings } from 'data-client';
import { ${component}View } from './${name}-view';

/** Uses hooks and requests; the view has the stories. */
export function ${component}Section() {
  const { settings } = useSettings();
  return <${component}View title={settings.site_title} />;
}
`,
    [`${base}-view.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ${component}View } from './${name}-view';

const meta = {
  title: '${namesOf(subjectOf(app)).title}/${title}',
  component: ${component}View,
  args: { title: '${title}' },
} satisfies Meta<typeof ${component}View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const LongText: Story = { args: { title: 'Decisions that still feel right years later. '.repeat(4) } };
`,
    [`${base}.test.tsx`]: `import { screen } from '@testing-library/react';
import { TestDataProvider } from 'data-client/testing';
import { renderWithTheme } from 'shared-ui/testing';
import { ${component}Section } from './${name}-section';

test('shows the heading', async () => {
  renderWithTheme(
    <TestDataProvider>
      <${component}Section />
    </TestDataProvider>,
  );
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
});
`,
  };
}
