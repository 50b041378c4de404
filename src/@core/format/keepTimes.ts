const NBSP = '\u00a0'
/** A line may end after a dash, even before a no-break space (Unicode's rule LB12a), unless this sign joins them. */
const JOINER = '\u2060'
/** The dash between two times of day, with its spaces. */
const BETWEEN = /(?<=\d) – (?=\d{2}:)/g

/** A text in which no line ends inside a span of time: « lun. 23 nov. 2026, 09:00 – 10:00 ». */
export const keepTimes = (text: string): string => text.replace(BETWEEN, `${NBSP}–${JOINER}${NBSP}`)
