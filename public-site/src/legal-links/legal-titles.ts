import type { LegalAddresses, LegalDocument } from '../contract';

export const legalTitles: Record<LegalDocument, string> = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
  notice: 'Legal Notice',
};

const legalDocuments = Object.keys(legalTitles) as LegalDocument[];

/** The documents that have an address, with their titles. */
export const linkedDocuments = (addresses: LegalAddresses) =>
  legalDocuments.flatMap((name) => {
    const address = addresses[name];
    return address ? [{ name, address, title: legalTitles[name] }] : [];
  });
