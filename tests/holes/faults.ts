import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';

const catalogFolder = path.join(projectRoot, 'tests/holes/catalog');

/**
 * A fault replaces or removes a text that occurs once, and at least one of its tests must fail then. `tests` are the fault's
 * own or else the file's, `only` is a regular expression for their titles.
 */
type Catching = { tests?: string[]; only?: string };
type ListedFault = Catching & ({ find: string; replace: string } | { removes: string });
/** The tests of a file, by default those beside it with its name, and its faults by name: a sentence. */
type FaultyFile = { tests?: string[]; [name: `${string} ${string}`]: ListedFault };
/** Faulty files by their paths in the project. */
export type Faults = Record<string, FaultyFile>;
export type Fault = Catching & { name: string; file: string; find: string; replace: string; tests: string[] };

/** Reads the catalog: every module in `catalog/` exports faulty files. */
export async function readFaults(): Promise<Fault[]> {
  const modules = (await readdir(catalogFolder)).toSorted();
  const catalogs: { default: Faults }[] = await Promise.all(
    modules.map((name) => import(path.join(catalogFolder, name))),
  );
  return catalogs
    .flatMap((catalog) => Object.entries(catalog.default))
    .flatMap(([file, { tests = [testBeside(file)], ...faults }]) =>
      Object.entries(faults).map(([name, fault]) => ({ tests, ...fault, ...changeOf(fault), name, file })),
    );
}

const testBeside = (file: string) => file.replace(/\.\w+$/, '.test$&');
const changeOf = (fault: ListedFault) => ('removes' in fault ? { find: fault.removes, replace: '' } : fault);

/** @param file relative to the project */
export const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/**
 * Returns the file's text with the fault.
 *
 * @param text the file's
 */
export function faultyText({ file, name, find, replace }: Fault, text: string = read(file)) {
  const parts = text.split(find);
  if (parts.length !== 2)
    throw new Error(`${file}: "${name}" needs a text that occurs once, not ${parts.length - 1} times: ${find}`);
  if (find === replace) throw new Error(`${file}: "${name}" changes nothing.`);
  return parts.join(replace);
}

/**
 * Returns the parts of the file that the fault is in, and what it makes of them. An unindented line after an empty one
 * begins a part: an SQL statement, or a function.
 */
export function faultyParts(fault: Fault) {
  const sound = partsOf(read(fault.file));
  const faulty = partsOf(faultyText(fault));
  return [...sound.filter((part) => !faulty.includes(part)), ...faulty.filter((part) => !sound.includes(part))];
}

const partsOf = (text: string) => text.split(/\n\n(?=\S)/);
