import path from 'node:path';
import { remotes } from 'config/remotes';
import { projectRoot, readJson } from 'config/files';
import type { BuiltFiles, RemoteManifest, ShellManifest } from 'config/manifests';

/**
 * Bytes of JavaScript after gzip of shell and remotes together, by first segment of the path. Each remote's own budget is
 * in its `remote.config.mjs`.
 */
const { firstView }: { firstView: Record<string, number> } = readJson(
  path.join(projectRoot, 'publishing/budgets.json'),
);

/** Scripts of the composed page, without those for prerendering and for other hosts. */
const visitorsScript = /^(?!pages\.|mount\.|remoteEntry\.).*\.js$/;

function bytesOf(files: BuiltFiles, names: string[]) {
  return names.reduce((sum, name) => sum + (files[name]?.gzip ?? 0), 0);
}

export function remoteSizes({
  name,
  entry,
  preloads,
  fallbacks,
  files,
}: RemoteManifest): { what: string; bytes: number; budget: number }[] {
  const budget = remotes.find((remote) => remote.name === name)?.budget ?? { entry: 0, all: 0 };
  const scripts = Object.keys(files).filter((file) => visitorsScript.test(file) && !fallbacks.includes(file));
  return [
    { what: `${name}, first`, bytes: bytesOf(files, [entry, ...preloads]), budget: budget.entry },
    { what: `${name}, all scripts`, bytes: bytesOf(files, scripts), budget: budget.all },
  ];
}

/** Returns a sentence for each budget that a remote exceeds. */
export function remoteBudgetProblems(remote: RemoteManifest): string[] {
  return remoteSizes(remote).flatMap(budgetProblems);
}

/** Returns a sentence if the budget is exceeded. */
export function budgetProblems({ what, bytes, budget }: { what: string; bytes: number; budget: number }): string[] {
  if (bytes <= budget) return [];
  return [`${what}: ${bytes} bytes after gzip, ${bytes - budget} over its budget of ${budget}.`];
}

/** Returns the size of the first view of each budgeted path. */
export function firstViewSizes(shell: ShellManifest, remotes: RemoteManifest[]) {
  const shellBytes = bytesOf(shell.files, shell.scripts);
  return Object.entries(firstView).map(([segment, budget]) => {
    const shown = remotes.filter(({ routes }) => routes.includes(segment));
    const bytes = shown.reduce(
      (sum, { entry, preloads, frame = preloads, files }) =>
        sum + bytesOf(files, [entry, ...(segment === '/' ? preloads : frame)]),
      shellBytes,
    );
    return { what: `first view of ${segment}`, bytes, budget };
  });
}
