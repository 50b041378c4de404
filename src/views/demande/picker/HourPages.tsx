import { Button } from '@core/components/Button'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HourWindow } from './useHourWindow'

/** « Plus tôt » above the hours shown and « Plus tard » under them, where there are more. */
export function HourPages({ hours, children }: { hours: HourWindow; children: ReactNode }) {
  const { t } = useTranslation('demande')
  return (
    <>
      {hours.before > 0 ? (
        <Button look="ghost" size="sm" icon={ChevronUp} onClick={hours.earlier}>
          {t('ask.earlier')}
        </Button>
      ) : null}
      {children}
      {hours.after > 0 ? (
        <Button look="ghost" size="sm" icon={ChevronDown} onClick={hours.later}>
          {t('ask.later')}
        </Button>
      ) : null}
    </>
  )
}
