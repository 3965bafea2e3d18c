// Replaces the error descriptions of @module-federation/error-codes. Errors still have their code and a link to its documentation.

export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
