import { EXAM_OF } from '@contract/planning/evenement'
import type { EtapeParcours } from '@contract/planning/parcours'
import { ButtonLink } from '@core/components/ButtonLink'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useRaisonWords } from '@src/parts/parcours/raisonWords'
import { lookOf } from '@src/parts/parcours/stageLook'
import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface StageStepProps {
  stage: EtapeParcours
  today: string
  isNext: boolean
  /** The candidate for whom the exam can be planned from here; undefined without the right. */
  planFor?: number
}

/** One stage of the path: its state, its first bookable day, remaining tries and validity. */
export function StageStep({ stage, today, isNext, planFor }: StageStepProps) {
  const { t } = useTranslation('parcours')
  const { icon: Icon, tone, word } = lookOf(stage)
  const raison = useRaisonWords(today)(stage)
  // « Réussi le … » below repeats the state, and the exams beside it show REUSSI.
  const isSaid = stage.state === 'passed' && stage.jour !== null
  return (
    <li className={`stage stage-${tone}`} aria-current={isNext ? 'step' : undefined}>
      <span className="stage-mark" aria-hidden>
        <Icon size={18} strokeWidth={1.75} />
      </span>
      <div className="stage-body">
        <h3 className="stage-name">
          {t(`etape.${stage.etape}`)} {isSaid ? null : <StatusDot tone={tone} label={t(`state.${word}`)} />}
        </h3>
        <ul className="stage-lines">
          <DayLine stage={stage} today={today} />
          {raison ? <li>{raison}</li> : null}
          <TriesLine stage={stage} />
          <ValidityLine stage={stage} />
        </ul>
        {planFor !== undefined && stage.premiereDate ? (
          <ButtonLink
            size="sm"
            look={isNext ? 'primary' : 'secondary'}
            icon={CalendarPlus}
            to={`${paths.calendrier}?${new URLSearchParams({
              nouveau: EXAM_OF[stage.etape],
              candidat: String(planFor),
              jour: stage.premiereDate,
            })}`}
          >
            {t('plan')}
          </ButtonLink>
        ) : null}
      </div>
    </li>
  )
}

const RESULT = { SUCCESS: 'passedOn', FAILED: 'failedOn', NO_SHOW: 'absentOn' } as const

/** The day of the result or of the planned exam, and the first bookable day. */
function DayLine({ stage, today }: { stage: EtapeParcours; today: string }) {
  const { t } = useTranslation('parcours')
  const format = useFormat()
  const { state, jour, dernierResultat, premiereDate } = stage
  const day = jour ? format.day(jour) : ''
  return (
    <>
      {state === 'planned' ? <li>{t('day.plannedOn', { day })}</li> : null}
      {state !== 'planned' && jour && dernierResultat ? <li>{t(`day.${RESULT[dernierResultat]}`, { day })}</li> : null}
      {premiereDate ? (
        <li>{premiereDate === today ? t('day.fromToday') : t('day.from', { day: format.day(premiereDate) })}</li>
      ) : null}
    </>
  )
}

function TriesLine({ stage: { state, essaisRestants } }: { stage: EtapeParcours }) {
  const { t } = useTranslation('parcours')
  if (essaisRestants === null || (state === 'locked' && essaisRestants > 0)) return null
  return <li>{essaisRestants === 0 ? t('tries.none') : t('tries.left', { count: essaisRestants })}</li>
}

/** Days before the end of a validity from which it is highlighted. */
const WARNED_DAYS = 90
const URGENT_DAYS = 15

function ValidityLine({ stage }: { stage: EtapeParcours }) {
  const { t } = useTranslation('parcours')
  const format = useFormat()
  const { etape, expireLe, joursAvantExpiration: days } = stage
  if (days === null || !expireLe) return null
  const words =
    days === 0
      ? t('validity.lastDay', { etape: t(`etape.${etape}`) })
      : t('validity.days', { count: days, etape: t(`etape.${etape}`), day: format.day(expireLe) })
  if (days > WARNED_DAYS) return <li>{words}</li>
  return (
    <li className="stage-warning">
      <StatusDot isSentence tone={days <= URGENT_DAYS ? 'danger' : 'warning'} label={words} />
    </li>
  )
}
