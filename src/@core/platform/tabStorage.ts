/** sessionStorage that never throws: values that a full or forbidden storage refuses are lost by a reload. */

/** The value of this tab as it was stored, null without one. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value for this tab; `null` deletes it. */
export function writeTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Works until the tab is reloaded.
  }
}
