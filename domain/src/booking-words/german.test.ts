import { germanWords } from './german.ts';

test.each([
  ['leadership', 'Leadership Coaching', 'Führungscoaching'],
  ['leadership', 'Coaching for First-Time Leaders', 'Coaching for First-Time Leaders'],
  ['career', 'Career Coaching', 'Career Coaching'],
])('SV3 a German email calls %s, booked as "%s", "%s"', (id, booked, german) => {
  expect(germanWords.serviceName(id, booked)).toBe(german);
});
