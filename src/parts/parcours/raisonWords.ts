import type { EtapeParcours, RaisonParcours } from '@contract/planning/parcours'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

/** Codes already expressed by the state of the stage. */
const SAID_ELSEWHERE = ['not_in_path', 'past', 'done', 'already_passed', 'already_planned']

/** The reason of a stage's state, as a sentence; empty when the state itself is enough. */
export function useRaisonWords(today: string) {
  const { t } = useTranslation('parcours')
  const format = useFormat()
  const expired = ({ etape = 'code', jour = '' }: RaisonParcours, planned: boolean) => {
    if (planned) return t('raison.expiredThen', { etape: t(`the.${etape}`) })
    const day = format.day(jour)
    return jour < today
      ? t('raison.expired', { etape: t(`the.${etape}`), day })
      : t('raison.expiresFirst', { etape: t(`the.${etape}`), day })
  }
  return (stage: EtapeParcours): string | null => {
    const { raison } = stage
    if (!raison || SAID_ELSEWHERE.includes(raison.code)) return null
    const { code, etape, nombre = 0 } = raison
    if (code === 'expired') return expired(raison, stage.state === 'planned')
    if (code === 'result_due') return t('raison.result_due')
    if (code === 'previous') return t(`raison.previous.${etape ?? 'code'}`)
    if (code === 'gap') return t('raison.gap', { count: nombre, etape: t(`the.${etape ?? 'code'}`) })
    if (code === 'delay') return t('raison.delay', { count: nombre })
    // A passed exam must be repeated; a later stage waits for it.
    if (etape && etape !== stage.etape) return t(`raison.${code}`, { count: nombre, etape: t(`the.${etape}`) })
    return stage.premiereDate ? t(`raison.${code}Again`, { count: nombre }) : t('raison.over', { count: nombre })
  }
}
