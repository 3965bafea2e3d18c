import type { LegalDocument } from '../contract';

export const legalTitles: Record<LegalDocument, string> = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
};

export const legalDocuments = Object.keys(legalTitles) as LegalDocument[];
