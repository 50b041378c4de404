import type { Moniteur } from '@contract/ecole/moniteur'
import type { SelectOption } from '@core/components/Select'
import { fullName } from '@core/format/names'
import { useDebounced } from '@core/hooks/useDebounced'
import { useMoniteurQuery, useMoniteursQuery } from '@src/redux/moniteur/moniteur'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** As many as are looked at together; a few letters find the others. */
const SHOWN = '20'

interface Choice {
  /** Id of the one chosen, who is to be seen whatever is searched. */
  chosen: number | null
  /** Where nothing is to be chosen, nothing is asked for. */
  skip?: boolean
}

/** The instructors to choose from, found by the server as one types: for a `ComboField` or the filter of a list. */
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
