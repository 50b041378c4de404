import { Button } from '@core/components/Button'
import { InputField } from '@core/form/fields/InputField'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { SAMPLE_ROWS } from '@src/views/demo/showcase/parts/sampleRows'
import { ExportDialog } from '@src/views/demo/showcase/parts/table/ExportDialog'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoExtensions')
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const shown = SAMPLE_ROWS.filter((row) => `${row.nom} ${row.ville}`.toLowerCase().includes(search.toLowerCase()))
  const isAll = shown.length > 0 && shown.every(({ id }) => chosen.includes(id))
  const heads = [t('word.name'), t('word.city'), t('word.hours')]
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const others = chosen.filter((id) => !shown.some((row) => row.id === id))
  const box = (label: string, isOn: boolean, onSwitch: () => void) => (
    <input type="checkbox" className="form-check-input" aria-label={label} checked={isOn} onChange={onSwitch} />
  )
  return (
    <>
      <div className="record-tools">
        <InputField label={t('word.search')} value={search} onChange={({ target }) => setSearch(target.value)} />
        <Button icon={Download} disabled={chosen.length === 0} onClick={() => setOpen(true)}>
          {t('word.exportChosen', { count: chosen.length })}
        </Button>
      </div>
      <PlainTable
        label={t('word.candidates')}
        head={[
          box(t('word.chooseAll'), isAll, () => setChosen(isAll ? others : [...others, ...shown.map(({ id }) => id)])),
          ...heads,
        ]}
        rows={shown.map(({ id, nom, ville, heures }) => ({
          id,
          cells: [box(nom, chosen.includes(id), () => toggle(id)), nom, ville, heures],
        }))}
      />
      <ExportDialog
        rows={SAMPLE_ROWS.filter(({ id }) => chosen.includes(id))}
        heads={heads}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
