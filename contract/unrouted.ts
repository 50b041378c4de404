/** Marks the answer to a path unknown to the API, so that a host may forward the request elsewhere. */
export const UNROUTED_HEADER = 'x-unrouted'
