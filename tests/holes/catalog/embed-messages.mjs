/** @type {import('../faults.mjs').FaultyFile[]} */
export default [
  {
    file: 'booking-widget/src/embed/frame/messages.ts',
    tests: ['booking-widget/src/embed/frame/messages.test.ts'],
    faults: [
      { name: 'any window can greet the frame', find: 'source !== parent || ', replace: '' },
      { name: 'any origin can greet the frame', find: 'event.origin !== origin || ', replace: '' },
      {
        name: 'the frame accepts an invalid origin',
        find: ' || !/^https?:\\/\\/[^/]+$/.test(origin)',
        replace: '',
      },
      { name: 'the frame accepts any nonce', find: ' || data.nonce !== nonce', replace: '' },
      { name: 'the frame accepts an empty nonce', find: 'nonce.length < 16 || ', replace: '' },
      { name: 'other versions can greet the frame', find: 'data.coachBooking !== 1 || ', replace: '' },
      {
        name: 'several ports are accepted',
        find: 'ports.length === 1 ? ports[0]',
        replace: 'ports.length > 0 ? ports[0]',
      },
      {
        name: 'objects with a prototype of their own are accepted',
        find: ' && Object.getPrototypeOf(value) === Object.prototype',
        replace: '',
      },
      { name: 'texts of any length are accepted', find: ' && value.length <= 5000', replace: '' },
      {
        name: 'options of other types than text are accepted',
        find: '.filter(([, one]) => isPlainText(one))',
        replace: '',
      },
      {
        name: 'unknown modes are accepted',
        find: "if (mode !== 'inline' && mode !== 'dialog') return undefined;",
        replace: '',
      },
      {
        name: 'inherited names are events',
        find: '!Object.hasOwn(eventNames, name)',
        replace: '!(name in eventNames)',
      },
      { name: 'a frame can take any height', find: ' && height <= tallest', replace: '' },
      { name: 'a frame can take a negative height', find: ' && height >= 0', replace: '' },
      { name: 'an event needs no details', find: ' || !isPlainObject(detail)', replace: '' },
    ],
  },
];
