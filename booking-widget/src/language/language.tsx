import { createContext, useContext, type ReactNode } from 'react';

import { english, type Texts } from './english';
import { languages } from './languages';

/** The texts in the requested language, else in the language of the page, else in English. */
export function textsFor(locale?: string | null): Texts {
  const wanted = [locale, typeof document === 'undefined' ? '' : document.documentElement.lang];
  for (const tag of wanted) {
    const primary = tag?.toLowerCase().split('-')[0];
    const texts = languages.find((language) => language.tag.startsWith(`${primary}-`));
    if (texts) return texts;
  }
  return english;
}

const TextsContext = createContext<Texts | null>(null);

export type LanguageProps = { locale?: string; children: ReactNode };

export function Language({ locale, children }: LanguageProps) {
  return <TextsContext.Provider value={textsFor(locale)}>{children}</TextsContext.Provider>;
}

export function useTexts(): Texts {
  return useContext(TextsContext) ?? textsFor();
}
