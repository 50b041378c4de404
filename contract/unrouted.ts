/** Marks an answer to a path that the API does not know, so that a host may ask somebody else. */
export const UNROUTED_HEADER = 'x-unrouted'
