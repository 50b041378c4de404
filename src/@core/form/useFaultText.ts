import { formatDay, isWholeDay } from '@core/format/date'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * A fault as a sentence: its code, behind a colon the limit that was passed, which the sentence then names
 * (`too_long:80`, `too_small:2`, `too_early:1916-11-23`).
 */
export function useFaultText(): (fault: string, values?: Record<string, string>) => string {
  // Without Suspense: the messages arrive later, and the form stays visible.
  const { t, i18n } = useTranslation('errors', { useSuspense: false })
  return useCallback(
    (fault, values = {}) => {
      const [code = '', ...rest] = fault.split(':')
      if (rest.length === 0) return t([`field.${code}`, 'field.invalid'], values)
      const limit = rest.join(':')
      const shown = isWholeDay(limit) ? formatDay(limit, i18n.language, 'short') : limit
      return t([`limit.${code}`, `field.${code}`, 'field.invalid'], { ...values, limit: shown })
    },
    [t, i18n.language],
  )
}
