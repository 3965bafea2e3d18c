import * as reactQuery from '@tanstack/react-query';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as dataClient from 'data-client';
import * as react from 'react';
import type { ComponentType } from 'react';
import * as reactDom from 'react-dom';
import * as reactRouter from 'react-router-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as sharedUi from 'shared-ui';
import * as styledComponents from 'styled-components';

/** The libraries that the shell shares, in this Storybook's copies. */
const libraries: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': reactRouter,
  'styled-components': styledComponents,
  '@tanstack/react-query': reactQuery,
  'shared-ui': sharedUi,
  'data-client': dataClient,
};

/** The exposed components of a remote, by name. */
export type Exposed = Record<string, ComponentType>;

let host: ReturnType<typeof createInstance> | undefined;

/**
 * Loads a built remote by its manifest, with the libraries of this Storybook.
 *
 * @param versions of the libraries that the shell shares
 */
export async function loadBuiltRemote(name: string, manifest: string, versions: Record<string, string>) {
  host ??= createInstance({
    name: 'storybook',
    remotes: [],
    shared: sharedIn(versions),
    shareStrategy: 'loaded-first',
  });
  host.registerRemotes([{ name, entry: new URL(manifest, document.baseURI).href }]);
  return { ...(await host.loadRemote<Exposed>(`${name}/app`)) };
}

const sharedIn = (versions: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(libraries).map(([key, library]) => [
      key,
      {
        version: versions[key],
        lib: () => library,
        shareConfig: { singleton: true, requiredVersion: `^${versions[key]}` },
      },
    ]),
  );
