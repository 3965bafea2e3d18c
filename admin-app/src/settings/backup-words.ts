export const count = (number: number) => number.toLocaleString('en-US');

export const counted = (number: number, what: string) => `${count(number)} ${what}${number === 1 ? '' : 's'}`;

/** A table's name without the ending of its version, as in "blog posts". */
export const partWords = (part: string) => part.replace(/_la2024$/, '').replaceAll('_', ' ');
