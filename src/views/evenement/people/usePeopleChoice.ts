import { useStored } from '@core/hooks/useStored'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ColumnKind } from '../calendar/columns'
import { type Choice, EVERYBODY } from './people'
import { readChoice, writeChoice } from './peopleAddress'

/**
 * The shown people and their order, stored per user and kept in the address. An address without a choice uses the
 * stored one; an address with one overrides it without storing it.
 */
export function usePeopleChoice(kind: ColumnKind) {
  const [params, setParams] = useSearchParams()
  const idUser = useAppSelector(selectUserData)?.connect.id
  const [stored, setStored] = useStored(`planning:${kind}:${idUser}`)
  const text = params.toString()
  const asked = useMemo(() => readChoice(new URLSearchParams(text), kind), [text, kind])
  const kept = useMemo(() => readChoice(new URLSearchParams(stored ?? ''), kind), [stored, kind])
  const choice = asked ?? kept ?? EVERYBODY

  const write = useCallback(
    (next: Choice) => setParams((old) => writeChoice(old, kind, next), { replace: true, preventScrollReset: true }),
    [setParams, kind],
  )
  useEffect(() => {
    if (!asked && kept) write(kept)
  }, [asked, kept, write])

  const choose = useCallback(
    (next: Choice) => {
      setStored(writeChoice(new URLSearchParams(), kind, next).toString() || null)
      write(next)
    },
    [setStored, write, kind],
  )
  return { choice, choose }
}
