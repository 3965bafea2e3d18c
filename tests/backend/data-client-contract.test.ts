import { useNewAddress } from './contract/clients';
import { ownerClient } from './contract/owner-client';
import { visitorBooks } from './contract/visitor-books';
import { visitorHolds } from './contract/visitor-holds';
import { visitorReads } from './contract/visitor-reads';
import { visitorWrites } from './contract/visitor-writes';
import { clearCalendar } from './slots';

beforeAll(clearCalendar);

describe('X6 the visitor client against the gateway', () => {
  describe('a visitor books', () => {
    visitorBooks();
  });
  describe('a visitor chooses a time', () => {
    visitorHolds();
  });
  describe('a visitor writes', () => {
    visitorWrites();
  });
  describe('a visitor reads', () => {
    visitorReads();
  });
});

describe('X6 the owner client against the gateway', () => {
  beforeAll(async () => {
    useNewAddress();
    await clearCalendar();
  });
  ownerClient();
});
