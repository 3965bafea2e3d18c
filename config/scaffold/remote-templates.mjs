import { namesOf, subjectOf } from './templates.mjs';

/**
 * The files of a new remote: a package with a page of its own.
 *
 * @param {string} name
 * @param {{ port: number, versions: Record<string, string> }} options `versions`: of the libraries that the shell shares
 */
export function remoteFiles(name, { port, versions }) {
  const subject = subjectOf(name);
  const { component, title } = namesOf(subject);
  const feature = `${name}/src/${subject}/${subject}`;
  const shared = ['react', 'react-dom', 'react-router-dom', 'styled-components'];
  const manifest = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: { '.': './src/exposed.ts', './contract': './src/contract.ts' },
    scripts: { build: 'node ../config/webpack/build.mjs' },
    dependencies: { 'data-client': '*', domain: '*', 'shared-ui': '*' },
    peerDependencies: Object.fromEntries(shared.map((library) => [library, versions[library]])),
    nx: { targets: { build: { executor: './config:build' } } },
  };
  return {
    [`${name}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
    [`${name}/remote.config.mjs`]: `/** @type {import('config/remotes').Remote} */
export default {
  name: '${name}',
  contract: 1,
  port: ${port},
  page: { path: '/${subject}', title: '${title}' },
  budget: { entry: 12_000, all: 18_000 },
};
`,
    [`${name}/webpack.config.mjs`]: `import { remoteConfig } from 'config/webpack/remote';
import remote from './remote.config.mjs';

export default [remoteConfig(import.meta.url, remote)];
`,
    [`${name}/jest.config.mjs`]: `import { jestConfig } from 'config/jest';

export default jestConfig(import.meta.url);
`,
    [`${name}/src/contract.ts`]: `import type { PageProps } from 'domain/page-contract';
import type { ComponentType } from 'react';

/** The version of the page contract, the same as in \`remote.config.mjs\`. */
export type ContractVersion = 1;

/** The module that \`${name}\` exposes as \`./app\`. */
export type ${component}App = { Page: ComponentType<PageProps> };

/** Options of \`mount\`: the Supabase address without a trailing slash, and the publishable key. */
export type MountOptions = { backend: { url: string; key: string; hasRealtime?: boolean } };

/** The module that \`${name}\` exposes as \`./mount\`: the remote as a page of its own. */
export type ${component}Mount = {
  /** Renders the remote with all its providers; resolves with a function that removes it. */
  mount: (element: HTMLElement, options: MountOptions) => Promise<() => void>;
};
`,
    [`${name}/src/exposed.ts`]: `import type { ${component}App } from './contract';
import { ${component}Page as Page } from './${subject}/${subject}-page';

export { Page };

({ Page }) satisfies ${component}App;
`,
    [`${name}/src/mount.tsx`]: `import { createVisitorClient, DataProvider } from 'data-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { UiProvider } from 'shared-ui';
import type { ${component}Mount } from './contract';

/** The page on its own, without a way to book. */
export const mount: ${component}Mount['mount'] = async (element, { backend }) => {
  const { Page: ${component}Page } = await import(/* webpackChunkName: "exposed" */ './exposed');
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <UiProvider>
        <DataProvider client={createVisitorClient(backend)}>
          <HashRouter>
            <main>
              <${component}Page path="/${subject}" />
            </main>
          </HashRouter>
        </DataProvider>
      </UiProvider>
    </StrictMode>,
  );
  return () => root.unmount();
};
`,
    [`${feature}-page.tsx`]: `import { useSettings } from 'data-client';
import type { PageProps } from 'domain/page-contract';
import { ${component}View } from './${subject}-view';

/** Uses hooks and requests; the view has the stories. */
export function ${component}Page({ onBook }: PageProps) {
  const { settings } = useSettings();
  return <${component}View siteTitle={settings.site_title} onBook={onBook} />;
}
`,
    [`${feature}-view.tsx`]: `import { Button, Container, EmptyState, Eyebrow, Heading, Section, Stack } from 'shared-ui';

export type ${component}ViewProps = { siteTitle: string; onBook?: () => void };

const titleId = '${subject}-title';

export function ${component}View({ siteTitle, onBook }: ${component}ViewProps) {
  return (
    <>
      <Section tone="navy" labelledBy={titleId}>
        <Container>
          <Stack>
            <Eyebrow>{siteTitle}</Eyebrow>
            <Heading level={1} size="display" id={titleId}>
              ${title}
            </Heading>
          </Stack>
        </Container>
      </Section>
      <Section>
        <Container>
          <EmptyState
            level={2}
            title="Coming soon"
            description="${title} will appear on this page."
            action={onBook && <Button onClick={onBook}>Book a consultation</Button>}
          />
        </Container>
      </Section>
    </>
  );
}
`,
    [`${feature}-view.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ${component}View } from './${subject}-view';

const meta = {
  title: '${title}/Page',
  component: ${component}View,
  parameters: { layout: 'fullscreen' },
  args: { siteTitle: 'Lead with courage', onBook: () => {} },
} satisfies Meta<typeof ${component}View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithoutBooking: Story = { args: { onBook: undefined } };
`,
    [`${feature}-page.test.tsx`]: `import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestDataProvider } from 'data-client/testing';
import { renderWithTheme } from 'shared-ui/testing';
import { ${component}Page } from './${subject}-page';

test('the button on the page opens the booking dialog', async () => {
  const book = jest.fn();
  renderWithTheme(
    <TestDataProvider>
      <${component}Page path="/${subject}" onBook={book} />
    </TestDataProvider>,
  );
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Book a consultation' }));
  expect(book).toHaveBeenCalledTimes(1);
});
`,
  };
}
