import { Button } from '@core/components/Button'
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

/** Actions on the selected lessons; floats above the list to avoid a layout shift. */
export function AttestBar({ count, all, pending, onAttest, onSelectAll, onClear }: AttestBarProps) {
  const { t } = useTranslation('lecon')
  if (count === 0) return null
  return (
    <section className="selection-bar attest-bar" aria-label={t('selection.label')}>
      <span role="status">
        {t('selection.count', { count })} <span className="muted">{t('selection.asPlanned')}</span>
      </span>
      <Button look="primary" icon={Check} pending={pending} onClick={onAttest}>
        {t('selection.attest', { count })}
      </Button>
      {all > count ? <Button onClick={onSelectAll}>{t('selection.all', { count: all })}</Button> : null}
      <Button look="ghost" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </section>
  )
}
