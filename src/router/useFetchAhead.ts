import { isDemoPage } from '@src/configs/pageRoute'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useEffect } from 'react'
import { mayOpen } from './guard'
import { loadWords } from './lazily'
import { pages } from './pages'
import { useFirstPageLoaded } from './useFirstPageLoaded'

/** Code that is needed by a gesture, on any page. */
const onGesture = [
  () => import('@core/dialogs/swal'),
  () => import('@core/components/ToasterHost'),
  () => import('@core/components/SelectHost'),
]

/** Part of the Network Information API, which only Chromium has. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether prefetching would cost the user: data saver or a slow network. */
function isScarce(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection } // not in the DOM's types
  const { saveData = false, effectiveType = '4g' } = connection ?? {}
  return saveData || effectiveType !== '4g'
}

/** Waits until the browser is idle; Safari lacks the API and waits for a fixed time. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done())
    else setTimeout(done, 300)
  })
}

/** Loads one after the other, each when the browser is idle; a failed one is loaded again on demand. */
async function inTurn(loads: readonly (() => Promise<unknown>)[], goesOn: () => boolean): Promise<void> {
  for (const load of loads) {
    await idle()
    if (!goesOn()) return
    await load().catch(() => undefined)
  }
}

/** After the first page is loaded, prefetches the others that this user may open, so that they open offline. */
export function useFetchAhead(): void {
  const ability = useAbility()
  const isLoaded = useFirstPageLoaded()
  const role = useAppSelector(selectUserData)?.role
  useEffect(() => {
    if (!role || !isLoaded || isScarce()) return
    let isHere = true
    const open = pages.filter((page) => !isDemoPage(page) && mayOpen(page, ability, role))
    const words = [...new Set(open.flatMap((page) => page.words ?? []))]
    const loads = [...onGesture, () => loadWords(words), ...open.map((page) => page.load)]
    void inTurn(loads, () => isHere)
    return () => {
      isHere = false
    }
  }, [ability, role, isLoaded])
}
