const CHANGED = 'core:storage'

/** Reads one stored text; `null` when there is none or when storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores one text and tells this tab; the other tabs hear it through the browser's own event. */
export function writeStored(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is full or forbidden: the choice is simply not kept.
  }
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: key }))
}

export function onStoredChange(listen: () => void): () => void {
  window.addEventListener('storage', listen)
  window.addEventListener(CHANGED, listen)
  return () => {
    window.removeEventListener('storage', listen)
    window.removeEventListener(CHANGED, listen)
  }
}
