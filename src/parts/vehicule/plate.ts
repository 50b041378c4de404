const NBSP = '\u00a0'
/** The spaces of a Tunisian plate: a number, letters, a number. */
const INSIDE = /(?<=\d) (?=\p{Lu}{1,4} \d)|(?<=\d \p{Lu}{1,4}) (?=\d)/gu

/** A text in which no line ends inside a plate: « Kia Picanto 187 TU 4521 ». */
export const keepPlates = (text: string): string => text.replace(INSIDE, NBSP)
