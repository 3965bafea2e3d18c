import type { LegalFacts, LegalText } from './legal-text';
import { legalTitles } from 'domain/legal-titles';

/** The legal notice (Impressum), which the owner writes. An empty line starts a new paragraph. */
export function legalNotice({ settings }: LegalFacts): LegalText {
  const paragraphs = settings.legal_notice.split(/\n\s*\n/).filter((text) => text.trim());
  return { title: legalTitles.notice, paragraphs };
}
