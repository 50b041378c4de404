import { Button } from '@core/components/Button'
import { InputField } from '@core/form/fields/InputField'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { SAMPLE_ROWS } from '@src/views/demo/showcase/parts/sampleRows'
import { ExportDialog } from '@src/views/demo/showcase/parts/table/ExportDialog'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Dialog() {
  const { t } = useTranslation('demoExtensions')
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const heads = [t('word.name'), t('word.city'), t('word.hours')]
  const rows = SAMPLE_ROWS.filter((row) =>
    `${row.nom} ${row.ville} ${row.heures}`.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <>
      <div className="record-tools">
        <InputField label={t('word.search')} value={search} onChange={({ target }) => setSearch(target.value)} />
        <Button icon={Download} onClick={() => setOpen(true)}>
          {t('word.exportAs')}
        </Button>
      </div>
      <PlainTable
        label={t('word.hoursOf')}
        head={heads}
        rows={rows.map(({ id: key, nom, ville, heures }) => ({ id: key, cells: [nom, ville, heures] }))}
      />
      <ExportDialog rows={rows} heads={heads} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
