import type { CandidatDetail } from '@contract/ecole/candidat'
import { EXAM_OF } from '@contract/planning/evenement'
import type { EtapeParcours, Parcours } from '@contract/planning/parcours'
import { ButtonLink } from '@core/components/ButtonLink'
import { type Fact, Facts } from '@core/components/Facts'
import { StatusDot } from '@core/components/StatusDot'
import { ErrorState } from '@core/components/states/ErrorState'
import { SkeletonLine } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { DossierState } from '@src/parts/candidat/DossierState'
import { Part } from '@src/parts/parcours/Part'
import { useRaisonWords } from '@src/parts/parcours/raisonWords'
import { lookOf } from '@src/parts/parcours/stageLook'
import { useParcoursQuery } from '@src/redux/calendar/parcours'
import { useAbility } from '@src/redux/session/ability'
import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const stageIn = ({ parcours: { etapes, prochaine } }: Parcours) => etapes.find(({ etape }) => etape === prochaine)

/** The exam is over and waits for its result: it is no longer the next one. */
const isTaken = (data: Parcours) => stageIn(data)?.raison?.code === 'result_due'

/** The next exam: its state, its first bookable day, tries left, completeness of the papers. */
export function ProchainExamen({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation('examen')
  const { currentData, isError, isFetching, refetch } = useParcoursQuery(candidat.id, { refetchOnFocus: true })
  return (
    <Part title={t(currentData && isTaken(currentData) ? 'next.taken' : 'next.title')}>
      {currentData ? <Next candidat={candidat} data={currentData} /> : null}
      {!currentData && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!currentData && !isError ? <SkeletonLine width="60%" /> : null}
    </Part>
  )
}

function Next({ candidat, data }: { candidat: CandidatDetail; data: Parcours }) {
  const { t } = useTranslation('examen')
  const facts = useStageFacts(data)
  const stage = stageIn(data)
  return (
    <div className="exam-next">
      <Facts
        look="lines"
        facts={[
          ...(stage ? facts(stage) : [{ label: t('next.etape'), value: t('next.none') }]),
          { label: t('next.dossier'), value: <DossierState dossier={candidat.dossier} /> },
        ]}
      />
      {stage?.premiereDate && !candidat.archived ? <PlanExam id={candidat.id} stage={stage} /> : null}
    </div>
  )
}

/** The facts of a stage before its exam is booked. */
function useStageFacts({ today }: Parcours) {
  const { t } = useTranslation(['examen', 'parcours'])
  const format = useFormat()
  const raisonOf = useRaisonWords(today)
  const bookable = ({ premiereDate, state, jour }: EtapeParcours) => {
    if (state === 'planned' && jour) return t('parcours:day.plannedOn', { day: format.day(jour) })
    if (!premiereDate) return null
    const isToday = premiereDate === today
    return isToday ? t('parcours:day.fromToday') : t('parcours:day.from', { day: format.day(premiereDate) })
  }
  const tries = ({ essaisRestants: left }: EtapeParcours) => {
    if (left === null) return t('next.unlimited')
    return left
  }
  return (stage: EtapeParcours): Fact[] => {
    const { tone, word } = lookOf(stage)
    const raison = raisonOf(stage)
    return [
      { label: t('next.etape'), value: t(`parcours:etape.${stage.etape}`) },
      { label: t('next.state'), value: <StatusDot tone={tone} label={t(`parcours:state.${word}`)} /> },
      { label: t('next.date'), value: bookable(stage) },
      ...(raison ? [{ label: t('next.raison'), value: raison }] : []),
      { label: t('next.tries'), value: tries(stage) },
      { label: t('next.passages'), value: stage.passages },
    ]
  }
}

function PlanExam({ id, stage: { etape, premiereDate } }: { id: number; stage: EtapeParcours }) {
  const { t } = useTranslation('parcours')
  if (!useAbility().can('create', 'Evenement')) return null
  const place = { nouveau: EXAM_OF[etape], candidat: String(id), jour: premiereDate ?? '' }
  return (
    <ButtonLink look="primary" icon={CalendarPlus} to={`${paths.calendrier}?${new URLSearchParams(place)}`}>
      {t('plan')}
    </ButtonLink>
  )
}
