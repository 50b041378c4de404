import type { Forfait } from '@contract/argent/forfait'
import { useFormat } from '@core/format/useFormat'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Below half a percent, a package counts as costing the same as its hours. */
const SAME = 0.005

/**
 * The saving of a package compared with the same hours bought singly: « −12 % »; null where there is nothing to
 * compare.
 */
export function useSaving() {
  const { t } = useTranslation('tarification')
  const format = useFormat()
  return useCallback(
    ({ prix, valeur }: Pick<Forfait, 'prix' | 'valeur'>): string | null => {
      if (!valeur) return null
      const share = (prix - valeur) / valeur
      if (Math.abs(share) < SAME) return t('forfait.same')
      return `${share < 0 ? '−' : '+'}${format.percent(Math.abs(share))}`
    },
    [t, format],
  )
}
