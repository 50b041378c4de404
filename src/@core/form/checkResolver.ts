import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { type Faults, givenFaults } from './faults'

/**
 * A resolver for a check that returns the fault of each field by its path, and no entries for valid values. The check
 * may load its schema on first use: `checkResolver(async (values) => (await import('./check')).faultsOf(values))`. When
 * the schema cannot be loaded, for example without network, the values are sent unchecked: the server checks them too.
 */
export function checkResolver<Values extends FieldValues>(
  check: (values: Values) => Promise<Faults> | Faults,
): Resolver<Values> {
  return async (values) => {
    const faults = givenFaults(await foundBy(check, values))
    if (Object.keys(faults).length === 0) return { values, errors: {} }
    // The paths are plain strings: TypeScript cannot know that they are fields of this form.
    return { values: {}, errors: nest(faults) as FieldErrors<Values> }
  }
}

/** The browsers' words for code that could not be loaded differ, but all of them say 'module'. */
const isNotLoaded = (error: unknown) => error instanceof TypeError && /module/i.test(error.message)

async function foundBy<Values>(check: (values: Values) => Promise<Faults> | Faults, values: Values): Promise<Faults> {
  try {
    return await check(values)
  } catch (error) {
    if (isNotLoaded(error)) return {}
    throw error
  }
}

type Tree = { [key: string]: Tree | FieldError }

/**
 * Converts `{ 'adresse.rue': 'required' }` to the tree that react-hook-form reads; `_` is a fault of the whole form.
 */
function nest(faults: Record<string, string>): Tree {
  const root: Tree = {}
  for (const [path, code] of Object.entries(faults)) {
    const keys = path === '_' ? ['root'] : path.split('.')
    const last = keys.pop() ?? path
    let branch = root
    for (const key of keys) {
      // A list may have a fault of its own besides those of its items.
      const next = (branch[key] ?? {}) as Tree
      branch[key] = next
      branch = next
    }
    branch[last] = { ...branch[last], type: code, message: code }
  }
  return root
}
