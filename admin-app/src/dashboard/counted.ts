/** `1,200` */
export const count = (number: number) => number.toLocaleString('en-US');

/** `1 person`, `1,200 people` */
export const counted = (number: number, one: string, many = `${one}s`) =>
  `${count(number)} ${number === 1 ? one : many}`;
