/** What the page hears, in the order in which it happens. */
export const events: readonly [name: string, when: string, detail: string][] = [
  ['ready', 'The form can be used.', '–'],
  ['stepchange', 'The visitor moved to another step.', 'step'],
  ['slotselect', 'A time was chosen.', 'service, date, time, startsAt'],
  ['slottaken', 'Somebody else took the chosen time.', 'service, date, time, startsAt'],
  ['bookingsuccess', 'The booking stands.', 'service, date, time, startsAt'],
  ['bookingfail', 'It could not be sent, or was refused.', 'reason'],
  ['close', 'The dialog was closed.', '–'],
];

export const listenExample = `document.addEventListener('bookingsuccess', ({ detail }) => {
  dataLayer.push({ event: 'consultation', service: detail.service, ...detail.utm });
});`;

export const scriptExample = `const CoachBooking = (window.CoachBooking ||= []);
CoachBooking.push(['open', { service: 'executive', theme: 'dark' }]);
CoachBooking.push(['on', 'ready', () => console.log('ready')]);`;

export const roomExample = `coach-booking { display: block; min-height: 880px; }`;

/** What a page's own ways would break, and what to do about it. */
export const cautions: readonly [what: string, advice: string][] = [
  [
    'The form stands at the top of your page',
    'It keeps its room free as soon as its script is there. One line of your own style keeps it free from the first paint on.',
  ],
  [
    'Your page has a Content-Security-Policy',
    'It must allow the addresses above. No line for styles is needed, and Trusted Types may be enforced.',
  ],
  [
    'Scripts of others run on your page',
    'They could read what visitors type into any form. With the form in a frame of its own they cannot.',
  ],
  [
    'A parent hides what overflows, or is transformed',
    'The form in the page does not mind. A floating button would stick to that parent: put it directly into the body.',
  ],
];
