import type { VisitorClient } from 'data-client';
import { visitorBooks } from './visitor-books';
import { visitorHolds } from './visitor-holds';
import { visitorReads } from './visitor-reads';
import { visitorWrites } from './visitor-writes';

/** The contract requires a few published posts, some of them featured, and a testimonial. */
export type VisitorContractSubject = { client: VisitorClient };

/** Declares the tests that the real visitors' client and its fake have in common. */
export function visitorClientContract(subject: () => VisitorContractSubject | Promise<VisitorContractSubject>): void {
  let client: VisitorClient;
  beforeAll(async () => {
    ({ client } = await subject());
  });

  describe('a visitor books', () => {
    visitorBooks(() => client);
  });
  describe('a visitor chooses a time', () => {
    visitorHolds(() => client);
  });
  describe('a visitor writes', () => {
    visitorWrites(() => client);
  });
  describe('a visitor reads', () => {
    visitorReads(() => client);
  });
}
