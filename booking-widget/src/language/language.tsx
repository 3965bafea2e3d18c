import { createContext, useContext, type ReactNode } from 'react';
import { english, type Texts } from './english';
import { isGerman } from './is-german';
import { languages } from './languages';

/** Whether to use the German texts: the requested language decides if it is English or German, else that of the page. */
export function speaksGerman(locale?: string | null): boolean {
  const page = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return isGerman(locale, page);
}

export const textsFor = (locale?: string | null): Texts =>
  languages.find(({ tag }) => tag.startsWith('de') === speaksGerman(locale)) ?? english;

const TextsContext = createContext<Texts | null>(null);

export type LanguageProps = { locale?: string; children: ReactNode };

export function Language({ locale, children }: LanguageProps) {
  return <TextsContext.Provider value={textsFor(locale)}>{children}</TextsContext.Provider>;
}

export function useTexts(): Texts {
  return useContext(TextsContext) ?? textsFor();
}
