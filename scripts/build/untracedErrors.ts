import type { Plugin } from 'vite'

/** The errors that libraries make while they are loaded, as signs that they compare with later. */
const SIGNS: readonly [module: RegExp, error: RegExp][] = [
  [/[\\/]react-dom-client\.production\.js$/, /(?<=\w+Exception = )Error(?=\(formatProdErrorMessage\(\d+\)\))/g],
  [/[\\/]rtk-query\.modern\.mjs$/, /(?<=neverResolvedError = )\/\* @__PURE__ \*\/ new Error(?=\()/g],
]
const UNTRACED = 'function untraced(message) { return Object.assign(Object.create(Error.prototype), { message }) }'

/**
 * Makes these errors without a stack trace, which would only say that a file was being loaded. With developer tools
 * attached, and so in each measurement of Lighthouse, V8 finds the lines of all callers as soon as an error is made,
 * and parses the whole file once more for them: a tenth of a second on a phone, for each of two files.
 */
export function untracedErrors(): Plugin {
  return {
    name: 'voie-libre:untraced-errors',
    apply: 'build',
    transform: {
      filter: { id: SIGNS.map(([module]) => module) },
      handler(code, id) {
        const sign = SIGNS.find(([module]) => module.test(id))?.[1] ?? /$^/
        const untraced = code.replace(sign, 'untraced')
        if (untraced === code) throw new Error(`${id} has changed: see scripts/build/untracedErrors.ts`)
        return { code: `${untraced}\n${UNTRACED}`, map: null }
      },
    },
  }
}
