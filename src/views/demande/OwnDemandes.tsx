import { isLateToCancel } from '@contract/planning/annulation'
import type { Creneau } from '@contract/planning/clash'
import type { Demande } from '@contract/planning/demande'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useMinute } from '@core/hooks/useMinute'
import { SchoolPhone } from '@src/parts/autoecole/SchoolPhone'
import { useDemandeWords } from '@src/parts/demande/useDemandeWords'
import { useCancelDemandeMutation, useDemandesQuery, useReopenDemandeMutation } from '@src/redux/calendar/demande'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import { DemandeLine } from './DemandeLine'

const SHOWN = '10'

/** A candidate's own requests with their status, pending ones first. */
export function OwnDemandes() {
  const { t } = useTranslation('demande')
  const { data, isError, isFetching, refetch } = useDemandesQuery({ perPage: SHOWN }, { refetchOnFocus: true })
  if (!data) {
    return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={4} />
  }
  if (data.totalDataCount === 0) return <p className="muted">{t('own.none')}</p>
  return (
    <ul className="demande-lines">
      {data.data.map((demande) => (
        <li key={demande.id}>
          <DemandeLine demande={demande}>
            <Withdraw demande={demande} />
          </DemandeLine>
        </li>
      ))}
    </ul>
  )
}

/** A pending request can be withdrawn at any time; a planned lesson within the school's deadline. */
function Withdraw({ demande }: { demande: Demande }) {
  const { t } = useTranslation('demande')
  const { data: planning } = usePlanningQuery()
  const now = useMinute()
  const canWithdraw = useAbility().can('update', 'Demande')
  if (!canWithdraw) return null
  if (demande.statut === 'PENDING') return <CancelButton demande={demande} label={t('own.cancel')} />
  const { lecon } = demande
  const heures = planning?.reglages.annulationHeures
  if (demande.statut !== 'ACCEPTED' || !lecon || heures === undefined || lecon.start <= now) return null
  if (isLateToCancel(lecon.start, now, heures))
    return (
      <p className="muted">
        {t('own.tooLate', { count: heures })} <SchoolPhone />
      </p>
    )
  return <CancelButton demande={demande} lecon={lecon} label={t('own.giveUp')} />
}

interface CancelButtonProps {
  demande: Demande
  label: string
  /** The lesson that is cancelled too. */
  lecon?: Creneau
}

function CancelButton({ demande, label, lecon }: CancelButtonProps) {
  const { t } = useTranslation('demande')
  const { kind, when } = useDemandeWords()
  const [cancel, { isLoading }] = useCancelDemandeMutation()
  const [reopen] = useReopenDemandeMutation()
  const restore = async () => {
    const { data } = await reopen(demande.id)
    if (data) toast.success(t('own.restored'))
  }
  const withdraw = async () => {
    const title = t('own.giveUpTitle')
    if (lecon && !(await confirmDialog({ title, text: t('own.giveUpText', { quand: when(lecon) }), danger: true })))
      return
    const { data } = await cancel(demande.id)
    if (!data) return
    // The slot of a cancelled lesson may already be taken: there is no undo.
    if (lecon) toast.success(t('own.givenUp'))
    else toast.success(t('own.cancelled'), { undo: () => void restore(), restores: true })
  }
  return (
    <div>
      <Button
        size="sm"
        pending={isLoading}
        aria-label={t(lecon ? 'own.giveUpOf' : 'own.cancelOf', { kind: kind(demande.calendar) })}
        onClick={() => void withdraw()}
      >
        {label}
      </Button>
    </div>
  )
}
