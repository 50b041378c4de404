import type { CreneauxLibres } from '@contract/planning/creneau'
import type { ReglagesPlanning } from '@contract/planning/openingHours'
import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/states/EmptyState'
import { BellPlus, CalendarSearch, CalendarX2, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSlotWords } from './useSlotWords'

interface NoOpeningsProps {
  data: CreneauxLibres
  reglages: Pick<ReglagesPlanning, 'preavisHeures' | 'horizonJours'> | undefined
  /** The name of the instructor filtered by. */
  moniteur: string | undefined
  onNext: () => void
  onEverybody: () => void
  /** Opens the waiting list. */
  onWait: () => void
}

/** A week without free times: the reason, and the next steps. Without any free time at all, the waiting list. */
export function NoOpenings({ data, reglages, moniteur, onNext, onEverybody, onWait }: NoOpeningsProps) {
  const { t } = useTranslation('demande')
  const { moment } = useSlotWords()
  const { raison, prochain } = data
  const limits = { heures: reglages?.preavisHeures ?? 0, jours: reglages?.horizonJours ?? 0 }
  const why = t(`ask.empty.${raison ?? 'complet'}`, limits)
  const everybody = moniteur ? (
    <Button icon={Users} onClick={onEverybody}>
      {t('ask.everybody')}
    </Button>
  ) : null
  if (prochain) {
    return (
      <EmptyState
        icon={CalendarX2}
        title={moniteur ? t('ask.empty.weekOf', { nom: moniteur }) : t('ask.empty.week')}
        text={why}
        action={
          <div className="slot-actions">
            <Button look="primary" icon={CalendarSearch} onClick={onNext}>
              {t('ask.next', { quand: moment({ start: prochain }) })}
            </Button>
            {everybody}
          </div>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={CalendarX2}
      title={moniteur ? t('ask.empty.noneOf', { nom: moniteur }) : t('ask.empty.none')}
      text={
        <>
          {why} {t('ask.empty.wait')}
        </>
      }
      action={
        <div className="slot-actions">
          <Button look="primary" icon={BellPlus} onClick={onWait}>
            {t('ask.wait')}
          </Button>
          {everybody}
        </div>
      }
    />
  )
}
