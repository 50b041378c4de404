import type { Demande, Propositions } from '@contract/planning/demande'
import { isDriving } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { ClashNotice } from '@src/parts/evenement/clash/ClashNotice'
import { usePropositionsQuery } from '@src/redux/calendar/demande'
import { CalendarCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SlotChoice } from './SlotChoice'
import { StaffSelect } from './StaffSelect'
import { useAccept } from './useAccept'

interface AcceptFormProps {
  demande: Demande
  /** Further actions. */
  children: ReactNode
}

/** The slots of a request with the free instructors and vehicles: choose one and accept. */
export function AcceptForm({ demande, children }: AcceptFormProps) {
  const { data, isError, isFetching, refetch } = usePropositionsQuery(demande.id)
  if (data) {
    return (
      <Choice demande={demande} propositions={data}>
        {children}
      </Choice>
    )
  }
  return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={3} />
}

interface Chosen {
  creneau: number
  /** Undefined while the suggestion is unchanged. */
  idMoniteur?: number | null
  idVehicule?: number | null
}

/** The current choice: by default the first free slot and its free instructor and vehicle. */
function useChosen({ creneaux, moniteurs, vehicules }: Propositions, referent: number | null) {
  const firstFree = creneaux.findIndex(({ libre }) => libre)
  const [chosen, setChosen] = useState<Chosen>({ creneau: Math.max(0, firstFree) })
  const slot = creneaux[chosen.creneau]
  const known = moniteurs.some(({ id }) => id === referent) ? referent : (moniteurs[0]?.id ?? null)
  const { idMoniteur = slot?.idMoniteur ?? known } = chosen
  const { idVehicule = slot?.idVehicule ?? vehicules[0]?.id ?? null } = chosen
  return { creneau: chosen.creneau, idMoniteur, idVehicule, setChosen }
}

function Choice({ demande, propositions, children }: AcceptFormProps & { propositions: Propositions }) {
  const { t } = useTranslation('demande')
  const { creneau, idMoniteur, idVehicule, setChosen } = useChosen(propositions, demande.idMoniteur)
  const { accept, refusal, isPending } = useAccept(demande)
  const people = { idMoniteur, idVehicule }
  const { moniteurs, vehicules } = propositions
  return (
    <form
      className="demande-answer"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) void accept({ creneau, ...people })
      }}
    >
      <SlotChoice
        creneaux={demande.creneaux}
        propositions={propositions}
        creneau={creneau}
        onChoose={(index) => setChosen({ creneau: index })}
      />
      <div className="demande-staff">
        <StaffSelect
          label={t('accept.moniteur')}
          options={moniteurs}
          value={idMoniteur}
          onChange={(id) => setChosen({ creneau, idMoniteur: id, idVehicule })}
        />
        {isDriving(demande.calendar) ? (
          <StaffSelect
            label={t('accept.vehicule')}
            options={vehicules}
            value={idVehicule}
            onChange={(id) => setChosen({ creneau, idMoniteur, idVehicule: id })}
          />
        ) : null}
      </div>
      {refusal ? (
        <ClashNotice
          refusal={refusal}
          pending={isPending}
          takesFocus
          onTake={(autre) => void accept({ creneau, autre, ...people })}
        />
      ) : null}
      <div className="demande-actions">
        <Button look="primary" icon={CalendarCheck} type="submit" pending={isPending}>
          {t('accept.submit')}
        </Button>
        {children}
      </div>
    </form>
  )
}
