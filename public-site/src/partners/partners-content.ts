/** Events of the embed, in the order in which they fire. */
export const events: readonly [name: string, when: string, detail: string][] = [
  ['ready', 'The form is ready to use.', '–'],
  ['stepchange', 'The visitor moved to another step.', 'step'],
  ['slotselect', 'The visitor chose a time.', 'service, date, time, startsAt'],
  ['slottaken', 'Someone else took the chosen time.', 'service, date, time, startsAt'],
  ['bookingsuccess', 'The booking was created.', 'service, date, time, startsAt'],
  ['bookingfail', 'The booking couldn’t be sent, or the server rejected it.', 'reason'],
  ['close', 'The dialog was closed.', '–'],
];

export const listenExample = `document.addEventListener('bookingsuccess', ({ detail }) => {
  dataLayer.push({ event: 'consultation', service: detail.service, ...detail.utm });
});`;

export const scriptExample = `const CoachBooking = (window.CoachBooking ||= []);
CoachBooking.push(['open', { service: 'executive', theme: 'dark' }]);
CoachBooking.push(['on', 'ready', () => console.log('ready')]);`;

export const reservedSpaceExample = `coach-booking { display: block; min-height: 1080px; }
@media (min-width: 800px) { coach-booking { min-height: 820px; } }`;

/** Setups that need extra care, with the remedy for each. */
export const cautions: readonly [what: string, advice: string][] = [
  [
    'The form is at the top of your page',
    'The script reserves space for the form once it has loaded. The CSS below reserves it from the first paint and prevents a layout shift.',
  ],
  [
    'Your page has a Content-Security-Policy',
    'Allow the origins above. No style-src entry is needed, and Trusted Types can be enforced.',
  ],
  [
    'Your page runs third-party scripts',
    'They can read what visitors type into any form. Use an iframe to keep them out of this one.',
  ],
  [
    'The parent element uses overflow: hidden or transform',
    'The inline form isn’t affected. A floating button would be positioned inside that parent: place it directly in the body.',
  ],
];
