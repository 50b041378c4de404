import { watchOtherTabs } from '@core/offline/update'
import { idle } from '@core/platform/connection'
import { isMocked } from '@src/configs/network'
import { useFirstPageLoaded } from '@src/redux/session/useFirstPageLoaded'
import { useEffect } from 'react'

/** Asks the browser not to clear the database when space runs short; a refusal changes nothing. */
async function keepDatabase(): Promise<void> {
  if (!isMocked || !navigator.storage?.persist) return
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}

/** After the first page is loaded, makes the application work without a network, and its data persistent. */
export function useOffline(): void {
  const isLoaded = useFirstPageLoaded()
  useEffect(watchOtherTabs, [])
  useEffect(() => {
    if (!isLoaded || !import.meta.env.PROD) return
    void idle()
      .then(keepDatabase)
      .catch(() => undefined)
    // The native shell has its files in its package.
    if (!('serviceWorker' in navigator) || import.meta.env.MODE === 'native') return
    // A failed installation is tried again at the next start.
    void idle()
      .then(() => import('@core/offline/install'))
      .then(({ installOffline }) => installOffline())
      .catch(() => undefined)
  }, [isLoaded])
}
