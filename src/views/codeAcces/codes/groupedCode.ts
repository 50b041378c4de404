/** A code split into two halves, easier to read and copy: `CARTE 7XKM4`. */
export const groupedCode = (code: string): string => code.replace(/^(.{5})(?=.)/, '$1 ')
