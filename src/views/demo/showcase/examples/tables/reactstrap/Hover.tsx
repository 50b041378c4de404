import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { useCourseRows } from '@src/views/demo/showcase/parts/table/useCourseRows'
import { useTranslation } from 'react-i18next'

export function Hover() {
  const { t } = useTranslation('demoTables')
  return <PlainTable {...useCourseRows()} label={t('word.tableHover')} className="table-hover" />
}
