/**
 * localStorage that never throws: a browser may refuse it (private window, blocked cookies) or be full.
 * Values that could not be written are kept in memory.
 */
const unwritten = new Map<string, string>()
const CHANGED = 'core:storage'

/** The browser notifies only the other tabs of a change; this event notifies this one. */
const tellThisTab = () => globalThis.window?.dispatchEvent(new CustomEvent(CHANGED))

export function readText(key: string): string | null {
  try {
    return unwritten.get(key) ?? localStorage.getItem(key)
  } catch {
    return unwritten.get(key) ?? null
  }
}

export function writeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    unwritten.delete(key)
  } catch {
    unwritten.set(key, value)
  }
  tellThisTab()
}

export function remove(key: string): void {
  unwritten.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored where storage is forbidden.
  }
  tellThisTab()
}

/** The stored value when it is valid JSON accepted by `guard`, otherwise `null`. */
export function readJson<Value>(key: string, guard: (value: unknown) => value is Value): Value | null {
  const text = readText(key)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return guard(value) ? value : null
  } catch {
    return null
  }
}

export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value))
}

/** Calls back when another tab changes one of the keys, or clears the storage. Returns the unsubscribe function. */
export function onOtherTab(keys: readonly string[], changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === null || keys.includes(event.key)) changed()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

/** Calls back when this tab or another one changes any stored value. Returns the unsubscribe function. */
export function onStoredChange(listen: () => void): () => void {
  window.addEventListener('storage', listen)
  window.addEventListener(CHANGED, listen)
  return () => {
    window.removeEventListener('storage', listen)
    window.removeEventListener(CHANGED, listen)
  }
}
