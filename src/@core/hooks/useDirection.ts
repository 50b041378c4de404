import { isRightToLeft } from '@core/platform/direction'
import { useSyncExternalStore } from 'react'

function subscribe(listen: () => void): () => void {
  const observer = new MutationObserver(listen)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** Whether the page is read from right to left, for libraries that place things by left and right. */
export const useIsRightToLeft = (): boolean => useSyncExternalStore(subscribe, isRightToLeft)
