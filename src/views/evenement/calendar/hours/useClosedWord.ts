import { isolated } from '@core/format/isolate'
import { dateFormat } from '@core/format/locale'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClosedReason } from './opening'

/** A Monday, from which weekdays are counted. */
const MONDAY = Date.UTC(2001, 0, 1)
const DAY_MS = 86_400_000

/** Why a school is closed: `Fermé le dimanche`, `Fermé : Fête du travail`. */
export function useClosedWord() {
  const { t, i18n } = useTranslation('evenement')
  const { language } = i18n
  return useCallback(
    (reason: ClosedReason): string => {
      if (reason.kind === 'fermeture') {
        return reason.motif ? t('closed.because', { motif: isolated(reason.motif, language) }) : t('closed.word')
      }
      const weekday = dateFormat(language, { weekday: 'long', timeZone: 'UTC' })
      return t('closed.weekday', { jour: weekday.format(MONDAY + (reason.weekday - 1) * DAY_MS) })
    },
    [t, language],
  )
}
