import type { VisitorClient } from 'data-client';
import { visitorBooks } from './visitor-books';
import { visitorHolds } from './visitor-holds';
import { visitorReads } from './visitor-reads';
import { visitorWrites } from './visitor-writes';

/** What the contract needs of a backend: a few published posts, some of them featured, and a testimonial. */
export type VisitorContractSubject = { client: VisitorClient };

/** What every visitors' client does, the real one and the fake alike. Declares its tests where it is called. */
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
