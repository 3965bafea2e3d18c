/** How long tests in browsers wait for anything, in ms. A busy machine takes ten times as long as an idle one. */
export const patienceMs = 60_000;
