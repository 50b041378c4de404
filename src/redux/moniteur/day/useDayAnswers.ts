import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { selectUserData } from '../../auth/slice'
import { useAppDispatch, useAppSelector } from '../../hooks'
import { flushEnvois, retractEnvoi } from './flush'
import { changeEnvois, type Envoi, envoisStore, type Parole } from './queue'

/** How often what waits is tried again, beside the moment at which the network comes back. */
const RETRY_MS = 30_000

/**
 * What the person signed in says of its lessons: kept on this device first, then sent, at once or when the network is
 * back. Nothing said is lost, and nothing overwrites what somebody else has said before.
 */
export function useSuivi() {
  const person = useAppSelector(selectUserData)?.connect.id ?? 0
  const dispatch = useAppDispatch()
  const store = useMemo(() => envoisStore(person), [person])
  const envois = useSyncExternalStore(store.subscribe, store.read)
  const waits = envois.some(({ etat }) => etat === 'waiting')
  const flush = useCallback(() => void flushEnvois(person, dispatch), [person, dispatch])

  useEffect(() => {
    if (!waits) return
    flush()
    const timer = setInterval(flush, RETRY_MS)
    window.addEventListener('online', flush)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', flush)
    }
  }, [waits, flush])

  const dire = useCallback(
    (parole: Parole, lecon: Envoi['lecon']): string => {
      const cle = crypto.randomUUID()
      const named = lecon && { title: lecon.title, start: lecon.start, end: lecon.end }
      const envoi: Envoi = { cle, parole, dit: new Date().toISOString(), etat: 'waiting', lecon: named }
      changeEnvois(person, (all) => [...all, envoi])
      flush()
      return cle
    },
    [person, flush],
  )
  const oublier = useCallback(
    (cle: string) => changeEnvois(person, (all) => all.filter((envoi) => envoi.cle !== cle)),
    [person],
  )
  const retract = useCallback((cle: string) => retractEnvoi(person, cle), [person])
  return { envois, dire, oublier, retract }
}
