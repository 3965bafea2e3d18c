import * as reactQuery from '@tanstack/react-query';
import * as dataClient from 'data-client';
import * as react from 'react';
import type { ComponentType } from 'react';
import * as reactDom from 'react-dom';
import * as reactRouter from 'react-router-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as sharedUi from 'shared-ui';
import * as styledComponents from 'styled-components';

/** What the shell provides, in this Storybook's own copies. */
const platform: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': reactRouter,
  'styled-components': styledComponents,
  '@tanstack/react-query': reactQuery,
  'shared-ui': sharedUi,
  'data-client': dataClient,
};

type Container = {
  init: (shareScope: object) => Promise<void> | void;
  get: (module: string) => Promise<() => object>;
};
type Versions = Record<string, string>;
type Entry = { address: string; integrity: string; container: string };

/** What a remote exposes, by name. */
export type Exposed = Record<string, ComponentType>;

let shareScope: object | undefined;

/** A container starts once, with one scope for the life of the page. As in the shell, nothing in it is waited for. */
const sharedIn = (versions: Versions) =>
  (shareScope ??= Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      { [version]: { get: () => () => platform[name], eager: true, loaded: true, from: 'storybook' } },
    ]),
  ));

/** Starts a built remote as the shell does, on the platform of this Storybook. */
export async function loadBuiltRemote(entry: Entry, versions: Versions): Promise<Exposed> {
  await runScript(entry);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[entry.container];
  if (!container) throw new Error(`${entry.address} left no ${entry.container} behind.`);
  await container.init(sharedIn(versions));
  const factory = await container.get('./app');
  return { ...factory() } as Exposed;
}

const runScript = ({ address, integrity }: Entry) =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src: address,
      integrity,
      crossOrigin: 'anonymous',
      onload: resolve,
      onerror: () => reject(new Error(`${address} is not the file the registry vouches for, or not there.`)),
    });
    document.head.append(script);
  });
