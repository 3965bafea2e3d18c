import { calendarPlace, type Meeting } from './meeting-place.ts';

const link = 'https://meet.example/lena';

test.each<[Meeting, { location?: string; url?: string }]>([
  [{ kind: 'email', place: 'left over' }, {}],
  [{ kind: 'video', place: '' }, {}],
  [
    { kind: 'video', place: link },
    { location: link, url: link },
  ],
  [{ kind: 'video', place: 'javascript:alert(1)' }, { location: 'javascript:alert(1)' }],
  [{ kind: 'phone', place: 'I call you.' }, { location: 'I call you.' }],
  [{ kind: 'address', place: '1 Main St' }, { location: '1 Main St' }],
])('MP1 %j in a calendar', (meeting, place) => {
  expect(calendarPlace(meeting)).toEqual(place);
});
