import { mediaList } from '@core/platform/media'
import { useCallback, useSyncExternalStore } from 'react'

/** What each query last answered on the screen. */
const onScreen = new Map<string, boolean>()

/**
 * While the page is printed, its width is that of the paper. The page stays what it is on the screen: otherwise it
 * would be rebuilt in the middle, the calendar as that of a phone, and a form would lose what is typed.
 */
function matches(query: string): boolean {
  if (!mediaList('print')?.matches) onScreen.set(query, mediaList(query)?.matches ?? false)
  return onScreen.get(query) ?? false
}

/** Whether a media query matches on the screen: `useMediaQuery('(max-width: 767.98px)')`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listen: () => void) => {
      const list = mediaList(query)
      list?.addEventListener('change', listen)
      return () => list?.removeEventListener('change', listen)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matches(query))
}

/** True on a phone, where tables are shown as cards and panels fill the screen. */
export const useIsPhone = () => useMediaQuery('(max-width: 767.98px)')

/** True where the menu is a drawer instead of a column. */
export const useIsNarrow = () => useMediaQuery('(max-width: 991.98px)')

/** Whether a word about keys helps: not where fingers alone point, as on a phone. */
export const useHasKeys = () => !useMediaQuery('(pointer: coarse)')
