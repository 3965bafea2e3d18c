import { defaultZone } from './coach-zones';
import { formatSlotDate, formatSlotTime, localSlot, visitorTimeZone } from './slot-format';
import { zoneName } from './time-zone';

test('B4 formats a date in full or short', () => {
  expect(formatSlotDate('2026-11-23')).toBe('Monday, November 23, 2026');
  expect(formatSlotDate('2026-11-23', 'short')).toBe('Mon, Nov 23');
});

test('B4 B5 B9 formats a slot for a locale', () => {
  expect(formatSlotDate('2026-11-23', 'full', 'de-DE')).toBe('Montag, 23. November 2026');
  expect(formatSlotTime('2026-11-23', '1:00 PM')).toBe('1:00 PM');
  expect(formatSlotTime('2026-11-23', '1:00 PM', 'de-DE')).toBe('13:00');
  expect(localSlot('2026-11-23', '9:00 AM', 'Europe/Berlin', 'de-DE', defaultZone)).toMatchObject({
    time: '15:00',
    zoneName: 'Mitteleuropäische Normalzeit',
  });
});

test('MP2 German times have two digits in the coach’s zone and in the visitor’s', () => {
  expect(formatSlotTime('2026-11-23', '9:00 AM', 'de-DE')).toBe('09:00');
  expect(localSlot('2026-11-23', '2:00 PM', 'Asia/Kolkata', 'de-DE', defaultZone)).toMatchObject({ time: '00:30' });
});

test('B5 shows the visitor’s local time next to the coach’s time', () => {
  expect(localSlot('2026-11-23', '9:00 AM', 'Europe/Berlin', 'en-US', defaultZone)).toEqual({
    time: '3:00 PM',
    zoneName: 'Central European Standard Time',
    dayShift: 0,
  });
  expect(localSlot('2026-11-23', '4:00 PM', 'Asia/Tokyo', 'en-US', defaultZone)).toMatchObject({
    time: '6:00 AM',
    dayShift: 1,
  });
  expect(localSlot('2026-11-23', '9:00 AM', 'Pacific/Honolulu', 'en-US', defaultZone)).toMatchObject({
    time: '4:00 AM',
    dayShift: 0,
  });
});

test('B5 the offset differs in the weeks between two clock changes', () => {
  expect(localSlot('2026-10-28', '9:00 AM', 'Europe/Berlin', 'en-US', defaultZone)).toMatchObject({ time: '2:00 PM' });
  expect(localSlot('2026-10-21', '9:00 AM', 'Europe/Berlin', 'en-US', defaultZone)).toMatchObject({ time: '3:00 PM' });
});

test('B5 shows no local time if both clocks show the same time', () => {
  expect(localSlot('2026-11-23', '9:00 AM', 'America/Toronto', 'en-US', defaultZone)).toBeUndefined();
});

test('ZN2 a zone with clock changes is named for the whole year', () => {
  expect(zoneName('Europe/Berlin')).toBe('Central European Time');
  expect(zoneName('America/New_York', 'en-US', 'short')).toBe('ET');
});

test('ZN3 a browser that does not know its time zone counts as UTC', () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
  expect(visitorTimeZone()).toBe('UTC');
});
