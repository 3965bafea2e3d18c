import { englishWords } from '../../../../domain/src/booking-words/english.ts';
import type { MailWords } from './words.ts';

const ownZone = 'The attached calendar invite shows the time in your own time zone.';
const updated = 'The attached calendar invite updates the entry in your calendar.';
const tentative = 'The entry is tentative until I confirm your request.';

export const english: MailWords = {
  ...englishWords,
  messages: {
    confirmation: {
      subject: (when) => `Your consultation on ${when}`,
      heading: 'I look forward to meeting you',
      opening: 'Your consultation with me is confirmed. Here are the details:',
      more: [ownZone],
    },
    request: {
      subject: (when) => `Your request for ${when}`,
      heading: 'I’ve received your request',
      opening: 'Thank you for your request. This time is reserved for you, and I’ll email you once I’ve confirmed it:',
      more: [ownZone, tentative],
    },
    confirmed: {
      subject: (when) => `Confirmed: your consultation on ${when}`,
      heading: 'Your consultation is confirmed',
      opening: 'I’ve confirmed your consultation. Here are the details:',
      more: [updated],
    },
    moved: {
      subject: (when) => `Moved: your consultation is now on ${when}`,
      heading: 'Your consultation has a new time',
      opening: 'Your consultation has been moved. Here is the new time:',
      more: [updated],
    },
    requestMoved: {
      subject: (when) => `Moved: your request is now for ${when}`,
      heading: 'Your request has a new time',
      opening: 'The new time is reserved for you, and I’ll email you once I’ve confirmed it:',
      more: [updated, tentative],
    },
    relocated: {
      subject: (when) => `New meeting place: ${when}`,
      heading: 'New meeting place',
      opening: 'I’ve changed where we meet. The date and time stay the same:',
      more: [updated],
    },
    requestRelocated: {
      subject: (when) => `New meeting place: your request for ${when}`,
      heading: 'I suggest another place',
      opening:
        'I’ve changed where we would meet. The date and time stay the same, and I’ll email you once I’ve confirmed your request:',
      more: [updated, tentative],
    },
    cancelled: {
      subject: (when) => `Canceled: your consultation on ${when}`,
      heading: 'Your consultation is canceled',
      opening: 'This consultation has been canceled, and its time has been released:',
      more: ['The attached file removes the entry from your calendar.'],
    },
    reinstated: {
      subject: (when) => `Back on: your consultation on ${when}`,
      heading: 'Your consultation is back on',
      opening: 'Your consultation is no longer canceled. It will take place as planned:',
      more: [updated],
    },
    requestReopened: {
      subject: (when) => `Not confirmed yet: your request for ${when}`,
      heading: 'Your request is open again',
      opening: 'This time is reserved for you, and I’ll email you once I’ve confirmed it:',
      more: [updated, tentative],
    },
    reminder: {
      subject: (when) => `Reminder: your consultation on ${when}`,
      heading: 'See you soon',
      opening: 'Just a short reminder of our consultation:',
      more: [],
    },
  },
  series: {
    confirmation: {
      subject: (count, firstDate) => `Your ${count} consultations from ${firstDate}`,
      heading: 'I look forward to our consultations',
      opening: 'Your consultations with me are confirmed. Here are the dates:',
      more: ['The attached calendar file adds all of them to your calendar, in your own time zone.'],
    },
    moved: {
      subject: (count, firstDate) => `Moved: your ${count} consultations, now starting ${firstDate}`,
      heading: 'Your consultations have new times',
      opening: 'Your consultations have been moved. Here are the new times:',
      more: ['The attached calendar file updates the entries in your calendar.'],
    },
    cancelled: {
      subject: (count, firstDate) => `Canceled: your ${count} consultations from ${firstDate}`,
      heading: 'Your consultations are canceled',
      opening: 'These consultations have been canceled, and their times have been released:',
      more: ['The attached file marks the entries in your calendar as canceled.'],
    },
  },
  seeYou: ['See you today', 'See you tomorrow'],
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
  regards: 'Warm regards',
  service: 'Service',
  date: 'Date',
  time: 'Time',
  duration: 'Duration',
  reason: 'My reason',
  minutes: (minutes) => `${minutes} minutes`,
  placeFollows: {
    video: 'You’ll get the link for the call with my confirmation.',
    phone: 'You’ll get the details of the call with my confirmation.',
    address: 'You’ll get the address with my confirmation.',
  },
  orCall: (phone) => ` or call ${phone}`,
  rebook: (orCall) => `To arrange another time, reply to this email${orCall}, or book on the site.`,
  rebookLink: 'Choose another time',
  changes: (orCall) => `If anything changes, reply to this email${orCall}, and I’ll find another time for you.`,
  confirmAddress: (until) =>
    `Please confirm your address with this link by ${until}. Otherwise your request will expire. If you didn’t request this time, ignore this email.`,
  confirmAddressLink: 'Confirm my address',
  changesLink: 'Move or cancel',
  linkIsPrivate: 'The link is only for you.',
  linkWorks: 'It works until the consultation starts.',
  withdrawal: 'Until I confirm your request, you can withdraw it with the link.',
  linksArePrivate: 'The links are only for you.',
  linksWork: 'Each works until its consultation starts.',
};
