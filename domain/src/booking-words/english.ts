import type { BookingWords } from './words.ts';

export const englishWords: BookingWords = {
  tag: 'en-US',
  serviceName: (_id, stored) => stored,
  coachTime: (time, zone) => `${time} ${zone}`,
  dateAndTime: (date, time) => `${date} at ${time}`,
  localTime: (time, shift, zone) =>
    `${time}${{ '-1': ' the day before', 0: '', 1: ' the next day' }[shift]}, your time (${zone})`,
  calendarSummary: ({ service, coach, status }) =>
    `${status === 'pending' ? 'Request: ' : ''}${coach ? `${service} with ${coach}` : `${service} consultation`}`,
  calendarDescription: (time, status) =>
    status === 'pending' ? `Requested for ${time}, not confirmed yet.` : `Booked for ${time}.`,
  place: 'Place',
  meetingPlace: ({ kind, place }) =>
    ({
      email: 'Agreed by email',
      video: place ? `Video call: ${place}` : 'Video call, with a link by email',
      phone: place ? `By phone: ${place}` : 'By phone, with the details by email',
      address: place || 'In person, with the address by email',
    })[kind],
  cutoffs: ({ moveHours, cancelHours }) => {
    if (!moveHours && !cancelHours) return '';
    const until = (hours: number) =>
      (hours ? `until ${hours === 1 ? '1 hour' : `${hours} hours`} before` : 'until') + ' it begins';
    return moveHours === cancelHours
      ? `You can move or cancel the consultation ${until(moveHours)}.`
      : `You can move the consultation ${until(moveHours)}, and cancel it ${until(cancelHours)}.`;
  },
};
