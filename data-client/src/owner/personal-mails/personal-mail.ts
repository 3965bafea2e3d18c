/** Maximum lengths in the database. */
export const personalMailLimits = { subject: 200, body: 20_000 };
