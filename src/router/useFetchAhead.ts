import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useEffect } from 'react'
import { mayOpen } from './guard'
import { loadWords } from './lazily'
import { pages } from './pages'

/** Code that waits for a gesture, on any page. */
const onGesture = [
  () => import('@core/dialogs/swal'),
  () => import('@core/components/ToasterHost'),
  () => import('@core/components/SelectHost'),
  () => import('@src/views/moniteur/check'),
]

const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true // not in the DOM's types

/** Waits until the browser has nothing better to do; Safari cannot tell, and waits a while. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done())
    else setTimeout(done, 300)
  })
}

/** One after the other, each when the browser is idle; what fails is fetched again where it is needed. */
async function inTurn(loads: readonly (() => Promise<unknown>)[], goesOn: () => boolean): Promise<void> {
  for (const load of loads) {
    await idle()
    if (!goesOn()) return
    await load().catch(() => undefined)
  }
}

/** After the first page, fetches the others that this person may open: they then open without network. */
export function useFetchAhead(): void {
  const ability = useAbility()
  const role = useAppSelector(selectUserData)?.role
  useEffect(() => {
    if (!role || savesData()) return
    let isHere = true
    const open = pages.filter((page) => mayOpen(page, ability, role))
    const words = [...new Set(open.flatMap((page) => page.words ?? []))]
    const loads = [...onGesture, () => loadWords(words), ...open.map((page) => page.load)]
    const start = () => void inTurn(loads, () => isHere)
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => {
      isHere = false
      window.removeEventListener('load', start)
    }
  }, [ability, role])
}
