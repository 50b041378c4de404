/** The id in the address; 0, which no record has, for anything else. */
export const idIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
