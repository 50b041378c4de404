import { idle, isScarce } from '@core/platform/connection'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useFirstPageLoaded } from '@src/redux/session/useFirstPageLoaded'
import { useEffect } from 'react'
import { mayOpen } from './guard'
import { loadWords } from './lazily'
import { pages } from './pages'

/** Code that is needed by a gesture, on any page. */
const onGesture = [
  () => import('@core/dialogs/swal'),
  () => import('@core/components/ToasterHost'),
  () => import('@core/components/SelectHost'),
]

/** Loads one after the other, each when the browser is idle; a failed one is loaded again on demand. */
async function inTurn(loads: readonly (() => Promise<unknown>)[], goesOn: () => boolean): Promise<void> {
  for (const load of loads) {
    await idle()
    if (!goesOn()) return
    await load().catch(() => undefined)
  }
}

/** After the first page is loaded, prefetches the others of the product that this user may open, so that they open offline. */
export function useFetchAhead(): void {
  const ability = useAbility()
  const isLoaded = useFirstPageLoaded()
  const role = useAppSelector(selectUserData)?.role
  useEffect(() => {
    if (!role || !isLoaded || isScarce()) return
    let isHere = true
    const open = pages.filter((page) => mayOpen(page, ability, role))
    const words = [...new Set(open.flatMap((page) => page.words ?? []))]
    const loads = [...onGesture, () => loadWords(words), ...open.map((page) => page.load)]
    void inTurn(loads, () => isHere)
    return () => {
      isHere = false
    }
  }, [ability, role, isLoaded])
}
