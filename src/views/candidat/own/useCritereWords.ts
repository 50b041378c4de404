import type { CandidatStats, Critere } from '@contract/stats/candidat'
import { useFormat } from '@core/format/useFormat'
import { useRaisonWords } from '@src/parts/parcours/raisonWords'
import { useTranslation } from 'react-i18next'

/** Describes a criterion of readiness in a sentence. */
export function useCritereWords({ etapes, preparation, today }: CandidatStats) {
  const { t } = useTranslation('candidat')
  const format = useFormat()
  const raisonOf = useRaisonWords(today)
  const stage = etapes.find(({ etape }) => etape === preparation?.etape)
  const sentence: Record<Critere['code'], (critere: Critere) => string> = {
    parcours: ({ isMet }) => {
      if (stage?.state === 'planned' && stage.jour)
        return t('own.ready.planned', { day: format.day(stage.jour, 'short') })
      if (isMet) return t('own.ready.bookable')
      return (stage && raisonOf(stage)) ?? t('own.ready.notBookable')
    },
    dossier: ({ isMet }) => t(isMet ? 'own.ready.papers' : 'own.ready.papersMissing'),
    heures: ({ nombre, sur }) =>
      t('own.ready.hours', { done: format.durationLong(nombre ?? 0), usual: format.durationLong(sur ?? 0) }),
    reprise: ({ isMet, nombre }) => {
      if (nombre === null) return t('own.ready.neverDriven')
      return t(isMet ? 'own.ready.lastDriven' : 'own.ready.driveAgain', { count: nombre })
    },
    code: ({ nombre, sur }) => t('own.ready.chance', { chance: nombre ?? 0, wanted: sur ?? 0 }),
    compte: ({ isMet }) => t(isMet ? 'own.ready.paid' : 'own.ready.overdue'),
  }
  return (critere: Critere) => sentence[critere.code](critere)
}
