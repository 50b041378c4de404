import type { DemoRow } from '@contract/demo/table'
import { Facts } from '@core/components/Facts'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { useFormat } from '@core/format/useFormat'
import { DemoState, dayOfRow } from '@src/views/demo/showcase/parts/demoColumns'
import { useTranslation } from 'react-i18next'

const FIELDS = ['post', 'email', 'city', 'salary', 'age', 'experience'] as const

/** A row with all its facts. */
export function RecordFacts({ row, onClose }: { row: DemoRow; onClose: () => void }) {
  const { t } = useTranslation('demoTables')
  const format = useFormat()
  return (
    <DetailsPanel title={row.full_name} onClose={onClose}>
      <Facts
        look="lines"
        facts={[
          ...FIELDS.map((field) => ({ label: t(`word.field.${field}`), value: row[field] })),
          { label: t('word.field.start_date'), value: row.start_date && format.day(dayOfRow(row)) },
          { label: t('word.stateHead'), value: <DemoState status={row.status} /> },
        ]}
      />
    </DetailsPanel>
  )
}
