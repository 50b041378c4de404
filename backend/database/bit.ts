/** 0 or 1. */
export type Bit = 0 | 1
export const bit = (value: boolean): Bit => (value ? 1 : 0)
