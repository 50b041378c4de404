import { directionOf } from '@core/platform/direction'

const LEFT_TO_RIGHT = '\u2066'
const AS_IT_BEGINS = '\u2068'
const END = '\u2069'

/**
 * Matches text that keeps its order in an Arabic sentence without isolation. A span of times or days must not be
 * isolated: without a letter it would be laid from left to right, and an hour would be read from its end to its
 * beginning.
 */
const IN_ORDER = /^[\p{Script=Arabic}\d\s.,:–]*$/u

/**
 * A text within a sentence of a language read from right to left, set apart so that neither changes the order of the
 * other: a Latin name beside figures, an amount with its sign. In other languages the text itself.
 */
export function isolated(text: string, language: string): string {
  if (directionOf(language) === 'ltr' || IN_ORDER.test(text)) return text
  return `${AS_IT_BEGINS}${text}${END}`
}

/**
 * A number that is read from left to right wherever it stands, such as that of a telephone or a plate. Elements do the
 * same by `<bdi dir="ltr">`.
 */
export const leftToRight = (text: string, language: string): string =>
  directionOf(language) === 'ltr' ? text : `${LEFT_TO_RIGHT}${text}${END}`
