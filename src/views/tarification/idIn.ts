/** The id in a part of the address; null where there is none. */
export const idIn = (text: string | null | undefined): number | null =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : null
