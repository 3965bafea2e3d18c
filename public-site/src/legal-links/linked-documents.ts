import { legalTitles } from 'domain/legal-titles';
import type { LegalAddresses, LegalDocument } from '../contract';

const legalDocuments = Object.keys(legalTitles) as LegalDocument[];

/** The documents that have an address, with their titles. */
export const linkedDocuments = (addresses: LegalAddresses) =>
  legalDocuments.flatMap((name) => {
    const address = addresses[name];
    return address ? [{ name, address, title: legalTitles[name] }] : [];
  });
