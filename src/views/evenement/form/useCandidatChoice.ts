import type { Candidat } from '@contract/ecole/candidat'
import type { Evenement } from '@contract/planning/evenement'
import { fullName } from '@core/format/names'
import { useDebounced } from '@core/hooks/useDebounced'
import { useLatest } from '@core/hooks/useLatest'
import { candidatOptions } from '@src/parts/candidat/candidatOptions'
import { useCandidatQuery, useCandidatsQuery } from '@src/redux/candidat/candidat'
import { useEffect, useRef, useState } from 'react'

type Known = Pick<Candidat, 'id' | 'nom' | 'prenom' | 'permi' | 'idPermi' | 'idMoniteur' | 'cin' | 'telephone'>

const labelOf = (candidat: Known) => `${fullName(candidat)} · ${candidat.permi}`

interface ChoiceOptions {
  /** The candidate that the form was opened for. */
  first: number | undefined
  /** The versions of the event that may name who is chosen, the newest first; none for a new event. */
  events: readonly Evenement[]
  /** Called with the first candidate once known, to preselect their instructor and vehicle. */
  onFirst: (candidat: Known) => void
}

/** The candidates found while typing, and the data of the chosen ones. */
export function useCandidatChoice({ first, events, onFirst }: ChoiceOptions) {
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 200)
  const { data, isFetching } = useCandidatsQuery({ perPage: '20', sort: 'nom', ...(q && { q }) })
  const idFirst = first ?? events[0]?.extendedProps.idCandidats[0]
  const { data: opened } = useCandidatQuery(idFirst ?? 0, { skip: idFirst === undefined })
  const known = useRef(new Map<number, Known>())
  for (const candidat of data?.data ?? []) known.current.set(candidat.id, candidat)
  if (opened) known.current.set(opened.id, opened)

  const tellFirst = useLatest(onFirst)
  const isNew = events.length === 0
  useEffect(() => {
    if (opened && isNew) tellFirst.current(opened)
  }, [opened, isNew])

  const nameOf = (id: number) => {
    const candidat = known.current.get(id)
    const named = events.flatMap(({ extendedProps }) => extendedProps.candidats)
    return candidat ? fullName(candidat) : named.find((one) => one.id === id)?.nom
  }
  const found = data?.data ?? []
  const extra = opened && !found.some(({ id }) => id === opened.id) ? [opened] : []
  return {
    options: candidatOptions([...extra, ...found], labelOf),
    isLoading: isFetching,
    search: setText,
    nameOf,
    permiOf: (id: number | undefined) => (id === undefined ? undefined : known.current.get(id)?.idPermi),
    onChosen: ([id]: number[]) => {
      const candidat = id === undefined ? undefined : known.current.get(id)
      if (candidat) onFirst(candidat)
    },
  }
}

export type CandidatChoice = ReturnType<typeof useCandidatChoice>
