import type { Moniteur } from '@contract/ecole/moniteur'
import type { SelectOption } from '@core/components/select/selectProps'
import { fullName } from '@core/format/names'
import { useDebounced } from '@core/hooks/useDebounced'
import { useMoniteurQuery, useMoniteursQuery } from '@src/redux/moniteur/moniteur'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The number of options shown; typing finds the others. */
const SHOWN = '20'

interface Choice {
  /** Id of the chosen instructor, who is always among the options. */
  chosen: number | null
  /** Sends no request when there is nothing to choose. */
  skip?: boolean
}

/** The instructors to choose from, searched by the server while typing: for a `ComboField` or the filter of a list. */
export function useMoniteurChoice({ chosen, skip = false }: Choice) {
  const { t } = useTranslation('moniteur')
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 200)
  const { data, isFetching } = useMoniteursQuery({ perPage: SHOWN, sort: 'nom', ...(q && { q }) }, { skip })
  const { currentData: one } = useMoniteurQuery(chosen ?? 0, { skip: skip || chosen === null })
  const optionOf = (moniteur: Moniteur): SelectOption => {
    const name = fullName(moniteur)
    return { value: String(moniteur.id), label: moniteur.archived ? t('archivedName', { name }) : name }
  }
  const found = data?.data ?? []
  const isListed = !one || found.some(({ id }) => id === one.id)
  return {
    options: (isListed ? found : [one, ...found]).map(optionOf),
    onSearch: setText,
    loading: isFetching,
  }
}
