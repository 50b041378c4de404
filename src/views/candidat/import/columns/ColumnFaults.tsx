import { Button } from '@core/components/Button'
import { useColumnLabel } from '@src/parts/candidat/useColumnLabel'
import { Eraser } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type ColumnFaults as Faults, faultsByColumn } from '../review/review'
import type { ReviewRow } from '../review/rows/reviewRow'

interface ColumnFaultsProps {
  rows: ReviewRow[]
  onClear: (faults: Faults) => void
}

/** The columns with faults; an optional column can be cleared in one press. */
export function ColumnFaults({ rows, onClear }: ColumnFaultsProps) {
  const { t } = useTranslation('import')
  const labelOf = useColumnLabel()
  const columns = useMemo(() => faultsByColumn(rows), [rows])
  if (columns.length === 0) return null
  return (
    <ul className="column-faults" aria-label={t('review.byColumn')}>
      {columns.map((column) => {
        const field = labelOf(column.field)
        return (
          <li key={column.field}>
            {t('review.columnFaults', { field, count: column.lines.length })}
            {column.canClear ? (
              <Button
                size="sm"
                look="ghost"
                icon={Eraser}
                aria-label={t('review.clearOf', { field })}
                onClick={() => onClear(column)}
              >
                {t('review.clear')}
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
