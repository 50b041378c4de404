import { useSyncExternalStore } from 'react'

function subscribe(listen: () => void) {
  window.addEventListener('online', listen)
  window.addEventListener('offline', listen)
  return () => {
    window.removeEventListener('online', listen)
    window.removeEventListener('offline', listen)
  }
}

export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
