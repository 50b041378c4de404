import { Select } from '@core/components/select/Select'
import { useDebounced } from '@core/hooks/useDebounced'
import { useDemoRowPageQuery } from '@src/redux/demo/table/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Asked() {
  const { t } = useTranslation('demoForms')
  const [person, setPerson] = useState<string | null>(null)
  const [text, setText] = useState('')
  const { data, isFetching } = useDemoRowPageQuery({ q: useDebounced(text), perPage: 10, page: 1 })
  const options = (data?.invoices ?? []).map((row) => ({ value: String(row.id), label: row.full_name }))
  return (
    <Select
      id="showcase-person"
      aria-label={t('word.candidate')}
      value={person}
      options={options}
      onChange={setPerson}
      onSearch={setText}
      loading={isFetching}
    />
  )
}
