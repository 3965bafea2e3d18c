import { createContext, useContext, type ReactNode } from 'react';
import { english, type Texts } from './english';
import { languages } from './languages';

/** The requested language, else that of the page, else English. */
export function languageFor(locale?: string | null): 'en' | 'de' {
  const tags = [locale, typeof document === 'undefined' ? '' : document.documentElement.lang];
  const primary = tags.map((tag) => tag?.toLowerCase().split(/[-_]/)[0]);
  return primary.find((tag) => tag === 'en' || tag === 'de') ?? 'en';
}

export const textsFor = (locale?: string | null): Texts =>
  languages.find(({ tag }) => tag.startsWith(languageFor(locale))) ?? english;

const TextsContext = createContext<Texts | null>(null);

export type LanguageProps = { locale?: string; children: ReactNode };

export function Language({ locale, children }: LanguageProps) {
  return <TextsContext.Provider value={textsFor(locale)}>{children}</TextsContext.Provider>;
}

export function useTexts(): Texts {
  return useContext(TextsContext) ?? textsFor();
}
