import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { InputField } from '@core/form/fields/InputField'
import type { SpreadsheetFormat } from '@core/spreadsheet/types'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { SAMPLE_ROWS } from '@src/views/demo/showcase/parts/sampleRows'
import { saveRows } from '@src/views/demo/showcase/parts/saveRows'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const FORMATS: readonly SpreadsheetFormat[] = ['xlsx', 'csv']

export function Basic() {
  const { t } = useTranslation('demoExtensions')
  const id = useId()
  const [search, setSearch] = useState('')
  const [name, setName] = useState('candidats')
  const [format, setFormat] = useState<SpreadsheetFormat>('xlsx')
  const heads = [t('word.name'), t('word.city'), t('word.hours')]
  const rows = SAMPLE_ROWS.filter(({ nom }) => nom.toLowerCase().includes(search.toLowerCase()))
  const save = async () => toast.success(t('word.saved', { name: await saveRows(rows, name, format, heads) }))
  return (
    <>
      <div className="form-grid">
        <InputField label={t('word.search')} value={search} onChange={({ target }) => setSearch(target.value)} />
        <InputField label={t('word.fileName')} value={name} onChange={({ target }) => setName(target.value)} />
        <div className="field">
          <label className="form-label" htmlFor={id}>
            {t('word.format')}
          </label>
          <select
            id={id}
            className="form-select"
            value={format}
            onChange={({ target }) => setFormat(target.value === 'csv' ? 'csv' : 'xlsx')}
          >
            {FORMATS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
      </div>
      <PlainTable
        label={t('word.candidates')}
        head={heads}
        rows={rows.map(({ id: key, nom, ville, heures }) => ({ id: key, cells: [nom, ville, heures] }))}
      />
      <div className="showcase-row">
        <Button icon={Download} onClick={() => void save()}>
          {t('word.export')}
        </Button>
      </div>
    </>
  )
}
