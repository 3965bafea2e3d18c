import type { Texts } from '../language/english';
import { speaksGerman } from '../language/language';
import { languages } from '../language/languages';
import { importVerified, type BuiltFile } from './import-verified';

/** Set by the build, so that a page that pins the loader's hash pins the German texts with the form. */
declare const GERMAN: BuiltFile;

let loading: Promise<void> | undefined;

/** Loads the German texts if the form needs them and has not loaded them yet. If that fails, the form is shown in English. */
export function loadLanguage(locale?: string): Promise<void> | undefined {
  if (!speaksGerman(locale) || languages.length > 1) return undefined;
  loading ??= loadGerman().catch(() => {});
  return loading;
}

async function loadGerman(): Promise<void> {
  const [file, integrity] = GERMAN;
  const address = new URL(`../${file}`, import.meta.url).href;
  const { german } = await importVerified<{ german: Texts }>(address, integrity, 1);
  languages.push(german);
}
