import type { EtapeParcours, RaisonParcours } from '@contract/planning/parcours'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

/** Codes that the state of the stage tells already. */
const SAID_ELSEWHERE = ['not_in_path', 'past', 'done', 'already_passed', 'already_planned']

/** Why a stage stands as it does, in a sentence; nothing where its state says all. */
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
    // What was passed once has to be passed again; a stage after it waits for that.
    if (etape && etape !== stage.etape) return t(`raison.${code}`, { count: nombre, etape: t(`the.${etape}`) })
    return stage.premiereDate ? t(`raison.${code}Again`, { count: nombre }) : t('raison.over', { count: nombre })
  }
}
