import { useDebounced } from '@core/hooks/useDebounced'
import { useAutoEcoleQuery, useAutoEcolesQuery } from '@src/redux/autoecole/autoecole'
import { useState } from 'react'

/** The number of options shown; typing finds the others. */
const SHOWN = '20'

interface Choice {
  /** Id of the chosen school, which is always among the options. */
  chosen: number | null
  /** Sends no request when there is nothing to choose. */
  skip?: boolean
}

/** The schools to choose from, searched by the server while typing: for the filter of a list. */
export function useEcoleChoice({ chosen, skip = false }: Choice) {
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 200)
  const { data, isFetching } = useAutoEcolesQuery({ perPage: SHOWN, sort: 'nom', ...(q && { q }) }, { skip })
  const { currentData: one } = useAutoEcoleQuery(chosen ?? 0, { skip: skip || chosen === null })
  const found = data?.data ?? []
  const isListed = !one || found.some(({ id }) => id === one.id)
  return {
    options: (isListed ? found : [one, ...found]).map(({ id, nom }) => ({ value: String(id), label: nom })),
    onSearch: setText,
    loading: isFetching,
  }
}
