import { EmptyState } from '@core/components/states/EmptyState'
import { InputField } from '@core/form/fields/InputField'
import { readSpreadsheet } from '@core/spreadsheet/client'
import type { SheetRow } from '@core/spreadsheet/types'
import { FileDrop } from '@src/views/demo/showcase/parts/FileDrop'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const LIMITS = { maxBytes: 2_000_000, maxRows: 500 }

export function Basic() {
  const { t } = useTranslation('demoExtensions')
  const [rows, setRows] = useState<SheetRow[]>([])
  const [isRefused, setRefused] = useState(false)
  const [search, setSearch] = useState('')
  const read = async ([file]: File[]) => {
    if (!file) return
    const sheet = await readSpreadsheet(file, LIMITS).catch(() => null)
    setRefused(sheet === null)
    setRows(sheet?.rows ?? [])
  }
  const [head, ...body] = rows
  const shown = body.filter(({ cells }) => cells.join(' ').toLowerCase().includes(search.toLowerCase()))
  return (
    <>
      <FileDrop label={t('word.chooseSheet')} accept=".xlsx,.csv" onFiles={(files) => void read(files)} />
      <p role="alert">{isRefused ? t('word.notASheet') : ''}</p>
      {head ? (
        <>
          <InputField label={t('word.search')} value={search} onChange={({ target }) => setSearch(target.value)} />
          <PlainTable
            label={t('word.content')}
            head={head.cells}
            rows={shown.map(({ line, cells }) => ({ id: line, cells }))}
          />
        </>
      ) : (
        <EmptyState icon={FileSpreadsheet} title={t('word.noSheet')} />
      )}
    </>
  )
}
