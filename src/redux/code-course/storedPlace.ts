const KEY = 'salle:place'

export interface StoredPlace {
  code: string
  jeton: string
}

const isPlace = (value: unknown): value is StoredPlace =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'jeton' in value &&
  typeof value.jeton === 'string'

/**
 * The place that this tab has in a room. It belongs to the tab and not to the browser: a host and several participants
 * can be in tabs of one browser, whoever is signed in there.
 */
export function storedPlace(): StoredPlace | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isPlace(value) ? value : null
  } catch {
    return null
  }
}

export function storePlace(place: StoredPlace | null): void {
  try {
    if (place) sessionStorage.setItem(KEY, JSON.stringify(place))
    else sessionStorage.removeItem(KEY)
  } catch {
    // If storage is forbidden, a reload asks for the code again.
  }
}
