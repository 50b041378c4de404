import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as french } from '@zxcvbn-ts/language-fr'

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...french }, graphs: adjacencyGraphs })

/**
 * Number of characters checked. The check takes quadratic time, seconds for a hundred chosen characters, and further
 * characters can only make a password stronger.
 */
const CHECKED = 32

/** zxcvbn's score, 0 (guessed immediately) to 4; `userInputs` are words that an attacker would try first. */
export const passwordScore = (password: string, userInputs: string[]): number =>
  zxcvbn.check(
    password.slice(0, CHECKED),
    userInputs.map((word) => word.slice(0, CHECKED)),
  ).score
