import type { Frequence } from '@contract/plateforme/pack'
import { useFormat } from '@core/format/useFormat'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** A pack's price, billing period and limits in words, the same everywhere. The platform sells in dinars. */
export function useOffre() {
  const { t } = useTranslation('pack')
  const format = useFormat()
  return useMemo(
    () => ({
      prix: (millimes: number | null) => {
        if (millimes === null) return null
        return millimes === 0 ? t('free') : format.amount(millimes)
      },
      frequence: (frequence: Frequence | null) => (frequence === null ? null : t(`frequence.${frequence}`)),
      limite: (limite: number | null) => (limite === null ? t('unlimited') : format.number(limite)),
    }),
    [t, format],
  )
}
