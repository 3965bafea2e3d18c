/**
 * Self-hosts the families of the font settings: writes `shell/public/fonts/<family>.css` and its font files, with every
 * available weight from 300 to 900. Requires npm and tar. Run it after a change: `node shared-ui/scripts/host-fonts.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const target = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../shell/public/fonts');
const ranges = ['latin', 'latin-ext'];

/** @typedef {{ name: string, from: string, weights: number[] }} Family a variable one has its lightest and boldest weight */

const version = '5.3.0';
/** @type {Family[]} */
const families = [
  { name: 'Playfair Display', from: '@fontsource-variable/playfair-display', weights: [400, 900] },
  { name: 'Montserrat', from: '@fontsource-variable/montserrat', weights: [300, 900] },
  { name: 'Dancing Script', from: '@fontsource-variable/dancing-script', weights: [400, 700] },
  { name: 'Open Sans', from: '@fontsource-variable/open-sans', weights: [300, 800] },
  { name: 'Roboto', from: '@fontsource-variable/roboto', weights: [300, 900] },
  { name: 'Lato', from: '@fontsource/lato', weights: [300, 400, 700, 900] },
  { name: 'Oswald', from: '@fontsource-variable/oswald', weights: [300, 700] },
  { name: 'Source Sans Pro', from: '@fontsource-variable/source-sans-3', weights: [300, 900] },
  { name: 'Raleway', from: '@fontsource-variable/raleway', weights: [300, 900] },
  { name: 'Poppins', from: '@fontsource/poppins', weights: [300, 400, 500, 600, 700, 800, 900] },
  { name: 'Merriweather', from: '@fontsource-variable/merriweather', weights: [300, 900] },
  { name: 'PT Sans', from: '@fontsource/pt-sans', weights: [400, 700] },
  { name: 'Ubuntu', from: '@fontsource/ubuntu', weights: [300, 400, 500, 700] },
  { name: 'Nunito', from: '@fontsource-variable/nunito', weights: [300, 900] },
  { name: 'Work Sans', from: '@fontsource-variable/work-sans', weights: [300, 900] },
  { name: 'Crimson Text', from: '@fontsource/crimson-text', weights: [400, 600, 700] },
  { name: 'Libre Baskerville', from: '@fontsource/libre-baskerville', weights: [400, 500, 600, 700] },
  { name: 'Cormorant Garamond', from: '@fontsource-variable/cormorant-garamond', weights: [300, 700] },
  { name: 'EB Garamond', from: '@fontsource-variable/eb-garamond', weights: [400, 800] },
  { name: 'Lora', from: '@fontsource-variable/lora', weights: [400, 700] },
  { name: 'Inter', from: '@fontsource-variable/inter', weights: [300, 900] },
  { name: 'Fira Sans', from: '@fontsource/fira-sans', weights: [300, 400, 500, 600, 700, 800, 900] },
];

const fileName = (/** @type {string} */ name) => name.toLowerCase().replaceAll(' ', '-');

/** @param {Family} family */
function unpack({ from }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-fonts-'));
  const archive = execFileSync('npm', ['pack', '--silent', `${from}@${version}`], { cwd: folder, encoding: 'utf8' });
  execFileSync('tar', ['xzf', archive.trim()], { cwd: folder });
  return { folder: path.join(folder, 'package'), clean: () => rmSync(folder, { recursive: true }) };
}

/** @param {Family} family */
function host(family) {
  const { folder, clean } = unpack(family);
  const slug = family.from.replace(/^.*\//, '');
  const ranged = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  const isVariable = family.from.startsWith('@fontsource-variable/');
  const cuts = isVariable ? ['wght'] : family.weights;
  const faces = cuts.flatMap((cut) =>
    ranges.map((range) => {
      const file = `${fileName(family.name)}-${cut}-${range}.woff2`;
      copyFileSync(path.join(folder, 'files', `${slug}-${range}-${cut}-normal.woff2`), path.join(target, file));
      const weight = isVariable ? family.weights.join(' ') : cut;
      return `@font-face{font-family:'${family.name}';font-weight:${weight};font-display:swap;src:url(${file}) format('woff2');unicode-range:${ranged[range]}}`;
    }),
  );
  writeFileSync(path.join(target, `${fileName(family.name)}.css`), `${faces.join('\n')}\n`);
  const [notice, ...license] = readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim().split('\n\n');
  clean();
  return { notice: `${family.name} (${family.from} ${version})\n${notice}`, license: license.join('\n\n') };
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const hosted = families.map(host);
const licenses = [...new Set(hosted.map(({ license }) => license))].map((license) =>
  [...hosted.filter((family) => family.license === license).map(({ notice }) => notice), license].join('\n\n'),
);
writeFileSync(path.join(target, 'LICENSES.txt'), `${licenses.join('\n\n\n')}\n`);
