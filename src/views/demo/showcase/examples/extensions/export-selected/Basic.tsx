import { Button } from '@core/components/Button'
import { toast } from '@core/components/toast'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { SAMPLE_ROWS } from '@src/views/demo/showcase/parts/sampleRows'
import { saveRows } from '@src/views/demo/showcase/parts/saveRows'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoExtensions')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const isAll = chosen.length === SAMPLE_ROWS.length
  const heads = [t('word.name'), t('word.city'), t('word.hours')]
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const save = async () => {
    const rows = SAMPLE_ROWS.filter(({ id }) => chosen.includes(id))
    toast.success(t('word.saved', { name: await saveRows(rows, 'candidats', 'xlsx', heads) }))
  }
  const box = (label: string, isOn: boolean, onSwitch: () => void) => (
    <input type="checkbox" className="form-check-input" aria-label={label} checked={isOn} onChange={onSwitch} />
  )
  return (
    <>
      <PlainTable
        label={t('word.candidates')}
        head={[
          box(t('word.chooseAll'), isAll, () => setChosen(isAll ? [] : SAMPLE_ROWS.map(({ id }) => id))),
          ...heads,
        ]}
        rows={SAMPLE_ROWS.map(({ id, nom, ville, heures }) => ({
          id,
          cells: [box(nom, chosen.includes(id), () => toggle(id)), nom, ville, heures],
        }))}
      />
      <div className="showcase-row">
        <Button icon={Download} disabled={chosen.length === 0} onClick={() => void save()}>
          {t('word.exportChosen', { count: chosen.length })}
        </Button>
      </div>
    </>
  )
}
