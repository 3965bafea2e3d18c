import { decisionKey, isAnswered, recallDecision, rememberDecision, type Decision } from './decision';

const decision: Decision = {
  consent: { analytics: true, marketing: false },
  services: ['google_analytics_id'],
  decidedAt: '2026-11-21T10:00:00.000Z',
};
const at = (date: string) => new Date(date);

test('a decision is stored for twelve months', () => {
  rememberDecision(decision);
  expect(recallDecision(at('2027-11-20'))).toEqual(decision);
  expect(recallDecision(at('2027-11-22'))).toBeUndefined();
});

test('setting the clock back does not extend a decision', () => {
  rememberDecision(decision);
  expect(recallDecision(at('2026-01-01'))).toBeUndefined();
});

const withWords = JSON.stringify({
  consent: { analytics: 'no', marketing: false },
  services: [],
  decidedAt: new Date(),
});

test.each(['', '{', 'null', '[]', '"yes"', '{"consent":true}', withWords])('%j is not consent', (stored) => {
  localStorage.setItem(decisionKey, stored);
  expect(recallDecision()).toBeUndefined();
});

test('a browser without storage asks again and throws nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  rememberDecision(decision);
  expect(recallDecision()).toBeUndefined();
});

test('visitors who accepted are asked about a new service, those who declined are not', () => {
  const later = { analytics: ['google_analytics_id', 'hotjar_id'], marketing: ['facebook_pixel_id'] } as const;
  expect(isAnswered(decision, { analytics: ['google_analytics_id'], marketing: [] })).toBe(true);
  expect(isAnswered(decision, { analytics: ['google_analytics_id'], marketing: ['facebook_pixel_id'] })).toBe(true);
  expect(isAnswered(decision, later)).toBe(false);
  expect(isAnswered({ ...decision, consent: { analytics: false, marketing: false } }, later)).toBe(true);
});
