import { isOutdated } from '@core/offline/update'
import { idle, isScarce } from '@core/platform/connection'
import { onFirstSign } from '@core/platform/onFirstSign'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useFirstPageLoaded } from '@src/redux/session/useFirstPageLoaded'
import { loadSearch } from '@src/views/recherche/useRecordsFind'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loadEntries } from '../frame/useSearchOptions'
import { loadWords } from '../lazily'
import { pages } from '../pages'
import { keepOpened, pagesAhead } from './pagesAhead'

/** Code that an action on any page may need. */
const onGesture = [
  () => import('@core/dialogs/swal'),
  () => import('@core/components/messages/ToasterHost'),
  () => import('@core/components/select/SelectHost'),
  loadEntries,
  loadSearch,
]

/** Loads one after the other, each when the browser is idle; a failed one is loaded again on demand. */
async function inTurn(loads: readonly (() => Promise<unknown>)[], goesOn: () => boolean): Promise<void> {
  for (const load of loads) {
    await idle()
    if (!goesOn()) return
    await load().catch(() => undefined)
  }
}

/**
 * The pause after the first page is loaded, in milliseconds: the user's first actions come before loading in advance.
 */
const REST_MS = 3000

/**
 * After the first page is loaded, and from the user's next interaction on, fetches the code of actions, and the pages
 * that this user opened before or may open next. Running this code takes a phone a third of a second, which a user who
 * only reads should not pay.
 */
export function useFetchAhead(): void {
  const ability = useAbility()
  const isLoaded = useFirstPageLoaded()
  const role = useAppSelector(selectUserData)?.role
  const { pathname } = useLocation()
  useEffect(() => {
    if (role) keepOpened(pages, role, pathname)
  }, [role, pathname])
  useEffect(() => {
    if (!role || !isLoaded || isScarce()) return
    let isHere = true
    const begin = () => {
      const open = pagesAhead(pages, role, ability)
      const words = [...new Set(open.flatMap((page) => page.words ?? []))]
      const loads = [...onGesture, () => loadWords(words), ...open.map((page) => page.load)]
      // Requests through the older service worker would keep the newer one from starting.
      void inTurn(loads, () => isHere && !isOutdated())
    }
    let stopWaiting = () => {}
    const rest = setTimeout(() => {
      stopWaiting = onFirstSign(begin)
    }, REST_MS)
    return () => {
      isHere = false
      clearTimeout(rest)
      stopWaiting()
    }
  }, [ability, role, isLoaded])
}
