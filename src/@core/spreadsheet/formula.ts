const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Prefixes an apostrophe to a cell that a spreadsheet would run as a formula. */
export const neutralise = (cell: string): string => (DANGEROUS.test(cell) ? `'${cell}` : cell)

/** The cell before `neutralise`. */
export const restore = (cell: string): string => (cell.startsWith("'") && DANGEROUS.test(cell) ? cell.slice(1) : cell)
