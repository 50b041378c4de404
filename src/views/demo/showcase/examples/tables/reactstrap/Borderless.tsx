import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { SAMPLE_ROWS } from '@src/views/demo/showcase/parts/sampleRows'
import { useTranslation } from 'react-i18next'

const ROWS = SAMPLE_ROWS.slice(0, 4).map(({ id, nom, ville, heures }) => ({ id, cells: [nom, ville, heures] }))

export function Borderless() {
  const { t } = useTranslation('demoTables')
  const head = [t('word.name'), t('word.city'), t('word.hours')]
  return <PlainTable label={t('word.tableBorderless')} head={head} rows={ROWS} className="table-borderless" />
}
