import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The time until or since a paper's expiry, in words: « expirée depuis 4 jours ». */
export function useEcheanceWords() {
  const { t } = useTranslation('vehicule')
  return useCallback(
    (days: number) => {
      if (days === 0) return t('echeance.today')
      return days < 0 ? t('echeance.expired', { count: -days }) : t('echeance.left', { count: days })
    },
    [t],
  )
}
