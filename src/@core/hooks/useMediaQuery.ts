import { mediaList } from '@core/platform/media'
import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches: `useMediaQuery('(max-width: 767.98px)')`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listen: () => void) => {
      const list = mediaList(query)
      list?.addEventListener('change', listen)
      return () => list?.removeEventListener('change', listen)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaList(query)?.matches ?? false)
}

/** True on a phone, where tables are shown as cards and panels fill the screen. */
export const useIsPhone = () => useMediaQuery('(max-width: 767.98px)')

/** True where the menu is a drawer instead of a column. */
export const useIsNarrow = () => useMediaQuery('(max-width: 991.98px)')

/** Whether a word about keys helps: not where fingers alone point, as on a phone. */
export const useHasKeys = () => !useMediaQuery('(pointer: coarse)')
