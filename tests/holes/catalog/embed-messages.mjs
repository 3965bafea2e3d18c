/** @type {import('../faults.ts').Faults} */
export default {
  'booking-widget/src/embed/frame/messages.ts': {
    'any window can greet the frame': { removes: 'source !== parent || ' },
    'any origin can greet the frame': { removes: 'event.origin !== origin || ' },
    'the frame accepts an invalid origin': { removes: ' || !/^https?:\\/\\/[^/]+$/.test(origin)' },
    'the frame accepts any nonce': { removes: ' || data.nonce !== nonce' },
    'the frame accepts an empty nonce': { removes: 'nonce.length < 16 || ' },
    'other versions can greet the frame': { removes: 'data.coachBooking !== 1 || ' },
    'several ports are accepted': { find: 'ports.length === 1 ? ports[0]', replace: 'ports.length > 0 ? ports[0]' },
    'objects with a prototype of their own are accepted': {
      removes: ' && Object.getPrototypeOf(value) === Object.prototype',
    },
    'texts of any length are accepted': { removes: ' && value.length <= 5000' },
    'options of other types than text are accepted': { removes: '.filter(([, one]) => isPlainText(one))' },
    'unknown modes are accepted': { removes: "if (mode !== 'inline' && mode !== 'dialog') return undefined;" },
    'inherited names are events': { find: '!Object.hasOwn(eventNames, name)', replace: '!(name in eventNames)' },
    'a frame can take any height': { removes: ' && height <= tallest' },
    'a frame can take a negative height': { removes: ' && height >= 0' },
    'an event needs no details': { removes: ' || !isPlainObject(detail)' },
  },
};
