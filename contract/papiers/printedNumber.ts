/** Number of digits: enough for the papers of a year to sort as text. */
const DIGITS = 5

/** A number as it is printed: `CT-2026-00041`. */
export const printedNumber = (serie: string, annee: number, numero: number): string =>
  `${serie}-${annee}-${String(numero).padStart(DIGITS, '0')}`
