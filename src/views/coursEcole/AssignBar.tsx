import { Button } from '@core/components/Button'
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

/** Actions on the selected candidates; floats above the list to avoid a layout shift. */
export function AssignBar({ count, all, onAssign, onSelectAll, onClear }: AssignBarProps) {
  const { t } = useTranslation('devoir')
  if (count === 0) return null
  return (
    <section className="selection-bar" aria-label={t('selection.label')}>
      <span role="status">{t('selection.count', { count })}</span>
      <Button look="primary" icon={BookOpenCheck} onClick={onAssign}>
        {t('assign.title')}
      </Button>
      {all > count ? <Button onClick={onSelectAll}>{t('selection.all', { count: all })}</Button> : null}
      <Button look="ghost" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </section>
  )
}
