import { Button } from '@core/components/Button'
import { SelectionBar } from '@core/table/SelectionBar'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface AttestBarProps {
  count: number
  /** The number of lessons to attest among all that match the filters. */
  all: number
  pending: boolean
  onAttest: () => void
  onSelectAll: () => void
  onClear: () => void
}

/** Actions on the selected lessons. */
export function AttestBar({ count, all, pending, onAttest, onSelectAll, onClear }: AttestBarProps) {
  const { t } = useTranslation('lecon')
  return (
    <SelectionBar
      className="attest-bar"
      label={t('selection.label')}
      chosen={count > 0 ? t('selection.count', { count }) : null}
      note={t('selection.asPlanned')}
      clearLabel={t('selection.clear')}
      onClear={onClear}
    >
      <Button look="primary" icon={Check} pending={pending} onClick={onAttest}>
        {t('selection.attest', { count })}
      </Button>
      {all > count ? <Button onClick={onSelectAll}>{t('selection.all', { count: all })}</Button> : null}
    </SelectionBar>
  )
}
