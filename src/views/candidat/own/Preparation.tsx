import type { Avis } from '@contract/stats/avis'
import type { CandidatStats, Critere } from '@contract/stats/candidat'
import { StatusDot } from '@core/components/StatusDot'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { Part } from '@src/parts/parcours/Part'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCritereWords } from './useCritereWords'

interface PreparationProps {
  stats: { currentData?: CandidatStats | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Buttons for the reader's possible actions. */
  actions?: ReactNode
}

/** Who may not see the account cannot know whether a payment is overdue: for them the headline leaves payments out. */
function headlineOf({ isReady, criteres }: NonNullable<CandidatStats['preparation']>) {
  if (!isReady) return 'own.ready.no'
  return criteres.some(({ code }) => code === 'compte') ? 'own.ready.yes' : 'own.ready.yesAccountApart'
}

/** Whether the candidate is ready for the next exam, with all criteria for and against it: never a number alone. */
export function Preparation({ stats: { currentData, isError, isFetching, refetch }, actions }: PreparationProps) {
  const { t } = useTranslation('candidat')
  if (!currentData) {
    return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={5} />
  }
  const { preparation } = currentData
  if (!preparation) return null
  return (
    <Part title={t(`own.ready.title.${preparation.etape}`)}>
      <p>
        <StatusDot isSentence tone={preparation.isReady ? 'success' : 'warning'} label={t(headlineOf(preparation))} />
      </p>
      <ul className="own-criteres">
        {preparation.criteres.map((critere) => (
          <Line key={critere.code} critere={critere} stats={currentData} />
        ))}
      </ul>
      {preparation.avis ? <Said avis={preparation.avis} /> : null}
      {actions}
    </Part>
  )
}

/** A person's assessment beside the calculated criteria, with the reason. */
function Said({ avis: { isReady, auteur, motif, createdAt } }: { avis: Avis }) {
  const { t } = useTranslation('candidat')
  const format = useFormat()
  const words = t(isReady ? 'avis.yes' : 'avis.no', { nom: auteur })
  return (
    <div className="own-avis">
      <StatusDot
        isSentence
        tone={isReady ? 'success' : 'warning'}
        label={format.beside([words, format.dayOf(createdAt)])}
      />
      <p dir="auto">{motif}</p>
    </div>
  )
}

function Line({ critere, stats }: { critere: Critere; stats: CandidatStats }) {
  const { t } = useTranslation('candidat')
  const words = useCritereWords(stats)
  const Icon = critere.isMet ? CircleCheck : CircleAlert
  return (
    <li className={critere.isMet ? 'is-met' : undefined}>
      <Icon
        size={16}
        strokeWidth={2}
        role="img"
        aria-label={t(critere.isMet ? 'own.ready.met' : 'own.ready.missing')}
      />
      <span>{words(critere)}</span>
    </li>
  )
}
