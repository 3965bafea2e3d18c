import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { rawValuesIn } from '../../config/check/raw-value-rules.mjs';
import { remoteFiles } from '../../config/scaffold/remote-templates.mjs';
import { componentFiles, featureFiles, withExport } from '../../config/scaffold/templates.mjs';

const index = readFileSync(path.join(projectRoot, 'shared-ui/src/index.ts'), 'utf8');

/** Formats a file as `npm run new` does; fails if it is not valid TypeScript. */
function formatted(file: string, source: string): string {
  const { status, stdout, stderr } = spawnSync(
    path.join(projectRoot, 'node_modules/.bin/oxfmt'),
    [`--stdin-filepath=${path.join(projectRoot, file)}`],
    { input: source, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const placesIn = (source: string) => [...source.matchAll(/from '([^']+)';/g)].map(([, place]) => place);

// Before the first, after the last, and beside exports that take several lines.
test.each(['abacus', 'price-list', 'tag', 'type-case', 'zebra', 'appointment-confirmation-summary'])(
  'X5 an engineer who makes the component %s finds it exported, and everything else as it was',
  (name) => {
    const written = formatted('shared-ui/src/index.ts', withExport(index, name));
    expect(placesIn(written).filter((place) => place !== `./components/${name}/${name}`)).toEqual(placesIn(index));
    expect(written).toMatch(new RegExp(`\\w+,\\s+type \\w+Props,?\\s+} from './components/${name}/${name}';`));
  },
);

const expectHouseStyle = (files: Record<string, string>) => {
  for (const [file, source] of Object.entries(files)) {
    expect(formatted(file, source)).not.toBe('');
    expect(rawValuesIn(file, source)).toEqual([]);
  }
};

test.each(['tag', 'appointment-confirmation-summary'])('X5 the scaffold of %s passes lint and format', (name) =>
  expectHouseStyle({ ...componentFiles(name), ...featureFiles('blog-app', name) }),
);

test('FD2 a new remote has valid files without raw values', () => {
  expectHouseStyle(remoteFiles('course-catalog', { port: 3006, versions: {} }));
});
