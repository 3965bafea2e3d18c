/** What helps somebody who no longer has the phone. */
export const lostPhoneAdvice =
  'Is your phone lost? Whoever looks after your site takes the app off your account with npm run owner:create -- --reset-two-factor. Your password is enough then.';
