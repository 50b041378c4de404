const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/

/** A cell that a spreadsheet would run as a formula is written behind an apostrophe. */
export const neutralise = (cell: string): string => (DANGEROUS.test(cell) ? `'${cell}` : cell)

/** The cell as it was before `neutralise`. */
export const restore = (cell: string): string => (cell.startsWith("'") && DANGEROUS.test(cell) ? cell.slice(1) : cell)
