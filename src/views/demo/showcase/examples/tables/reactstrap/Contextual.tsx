import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { useCourseRows } from '@src/views/demo/showcase/parts/table/useCourseRows'
import { useTranslation } from 'react-i18next'

export function Contextual() {
  const { t } = useTranslation('demoTables')
  const { head, rows } = useCourseRows()
  // The state is written in words as well, because many people cannot tell the colours apart.
  const toned = rows.map((row) => ({ ...row, className: `row-${row.tone}` }))
  return <PlainTable label={t('word.tableContextual')} head={head} rows={toned} />
}
