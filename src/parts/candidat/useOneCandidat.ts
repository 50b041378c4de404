import { fullName } from '@core/format/names'
import { useDebounced } from '@core/hooks/useDebounced'
import { useCandidatQuery, useCandidatsQuery } from '@src/redux/candidat/candidat'
import { useState } from 'react'
import { candidatOptions } from './candidatOptions'

/** The number of options shown; typing finds the others. */
const SHOWN = '20'

/** The candidates to choose one from, searched by the server while typing: for a field or the filter of a list. */
export function useOneCandidat(chosen: number | null) {
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 200)
  const { data, isFetching } = useCandidatsQuery({ perPage: SHOWN, sort: 'nom', ...(q && { q }) })
  const { currentData: one } = useCandidatQuery(chosen ?? 0, { skip: chosen === null })
  const found = data?.data ?? []
  const isListed = !one || found.some(({ id }) => id === one.id)
  const options = candidatOptions(isListed ? found : [one, ...found], fullName)
  return { options, onSearch: setText, loading: isFetching }
}
