/** On a partner's page nothing is kept: storage there is the partner's. Stands in for the data client's memory. */
export const recall = () => undefined;

export const remember = () => {};
