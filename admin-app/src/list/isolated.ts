const isRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Keeps a name of another writing direction, with its punctuation, apart from a sentence that cannot contain a `<bdi>`. */
export const isolated = (name: string) => (isRightToLeft.test(name) ? `\u2068${name}\u2069` : name);
