/**
 * Returns the value that this share of the others is below: 0.5 for the median. Other programs can only add time, so a low share
 * of the times of a busy machine is the most accurate.
 */
export const quantile = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? NaN;
