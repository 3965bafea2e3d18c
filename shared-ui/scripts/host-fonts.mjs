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

/** @typedef {{ name: string, from: string, version: string, weights: [number, number] | number[], isVariable?: boolean }} Family */

/**
 * @param {string} name
 * @param {string} from
 * @param {string} version
 * @param {number} lightest
 * @param {number} boldest
 * @returns {Family}
 */
const variable = (name, from, version, lightest, boldest) => ({
  name,
  from: `@fontsource-variable/${from}`,
  version,
  weights: [Math.max(300, lightest), Math.min(900, boldest)],
  isVariable: true,
});

/**
 * @param {string} name
 * @param {string} from
 * @param {string} version
 * @param {number[]} weights
 * @returns {Family}
 */
const single = (name, from, version, weights) => ({ name, from: `@fontsource/${from}`, version, weights });

/** @type {Family[]} */
const families = [
  variable('Playfair Display', 'playfair-display', '5.3.0', 400, 900),
  variable('Montserrat', 'montserrat', '5.3.0', 100, 900),
  variable('Dancing Script', 'dancing-script', '5.3.0', 400, 700),
  variable('Open Sans', 'open-sans', '5.3.0', 300, 800),
  variable('Roboto', 'roboto', '5.3.0', 100, 900),
  single('Lato', 'lato', '5.3.0', [300, 400, 700, 900]),
  variable('Oswald', 'oswald', '5.3.0', 200, 700),
  variable('Source Sans Pro', 'source-sans-3', '5.3.0', 200, 900),
  variable('Raleway', 'raleway', '5.3.0', 100, 900),
  single('Poppins', 'poppins', '5.3.0', [300, 400, 500, 600, 700, 800, 900]),
  variable('Merriweather', 'merriweather', '5.3.0', 300, 900),
  single('PT Sans', 'pt-sans', '5.3.0', [400, 700]),
  single('Ubuntu', 'ubuntu', '5.3.0', [300, 400, 500, 700]),
  variable('Nunito', 'nunito', '5.3.0', 200, 1000),
  variable('Work Sans', 'work-sans', '5.3.0', 100, 900),
  single('Crimson Text', 'crimson-text', '5.3.0', [400, 600, 700]),
  single('Libre Baskerville', 'libre-baskerville', '5.3.0', [400, 500, 600, 700]),
  variable('Cormorant Garamond', 'cormorant-garamond', '5.3.0', 300, 700),
  variable('EB Garamond', 'eb-garamond', '5.3.0', 400, 800),
  variable('Lora', 'lora', '5.3.0', 400, 700),
  variable('Inter', 'inter', '5.3.0', 100, 900),
  single('Fira Sans', 'fira-sans', '5.3.0', [300, 400, 500, 600, 700, 800, 900]),
];

const fileName = (/** @type {string} */ name) => name.toLowerCase().replaceAll(' ', '-');

/** @param {Family} family */
function unpack({ from, version }) {
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
  const cuts = family.isVariable ? ['wght'] : family.weights.map(String);
  const faces = cuts.flatMap((cut) =>
    ranges.map((range) => {
      const file = `${fileName(family.name)}-${cut}-${range}.woff2`;
      copyFileSync(path.join(folder, 'files', `${slug}-${range}-${cut}-normal.woff2`), path.join(target, file));
      const weight = family.isVariable ? family.weights.join(' ') : cut;
      return `@font-face{font-family:'${family.name}';font-weight:${weight};font-display:swap;src:url(${file}) format('woff2');unicode-range:${ranged[range]}}`;
    }),
  );
  writeFileSync(path.join(target, `${fileName(family.name)}.css`), `${faces.join('\n')}\n`);
  const [notice, ...license] = readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim().split('\n\n');
  clean();
  return { notice: `${family.name} (${family.from} ${family.version})\n${notice}`, license: license.join('\n\n') };
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const hosted = families.map(host);
const licenses = [...new Set(hosted.map(({ license }) => license))].map((license) =>
  [...hosted.filter((family) => family.license === license).map(({ notice }) => notice), license].join('\n\n'),
);
writeFileSync(path.join(target, 'LICENSES.txt'), `${licenses.join('\n\n\n')}\n`);
