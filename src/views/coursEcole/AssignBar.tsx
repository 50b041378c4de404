import { Button } from '@core/components/Button'
import { SelectionBar } from '@core/table/SelectionBar'
import { BookOpenCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import '@src/parts/candidat/candidat.scss'

interface AssignBarProps {
  count: number
  /** The number of candidates that match the filters. */
  all: number
  onAssign: () => void
  onSelectAll: () => void
  onClear: () => void
}

/** Actions on the selected candidates. */
export function AssignBar({ count, all, onAssign, onSelectAll, onClear }: AssignBarProps) {
  const { t } = useTranslation('devoir')
  return (
    <SelectionBar
      label={t('selection.label')}
      chosen={count > 0 ? t('selection.count', { count }) : null}
      clearLabel={t('selection.clear')}
      onClear={onClear}
    >
      <Button look="primary" icon={BookOpenCheck} onClick={onAssign}>
        {t('assign.title')}
      </Button>
      {all > count ? <Button onClick={onSelectAll}>{t('selection.all', { count: all })}</Button> : null}
    </SelectionBar>
  )
}
