import type { Demande, DemandeStatut } from '@contract/planning/demande'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useDemandeWords } from '@src/parts/demande/useDemandeWords'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const TONES: Record<DemandeStatut, Tone> = {
  PENDING: 'warning',
  ACCEPTED: 'success',
  REFUSED: 'danger',
  CANCELLED: 'neutral',
}

interface DemandeLineProps {
  demande: Demande
  /** Shows the candidate's name: for the school. */
  named?: boolean
  /** Actions on the request. */
  children?: ReactNode
}

/** A request in brief: its kind, its times and its status; an accepted one shows only the accepted time. */
export function DemandeLine({ demande, named, children }: DemandeLineProps) {
  const { t } = useTranslation('demande')
  const { kind, when } = useDemandeWords()
  const { statut, calendar, candidat, creneaux, lecon, motif } = demande
  const times = lecon ? [{ ...lecon, moniteur: null }] : creneaux
  return (
    <div className="demande-line">
      <p className="demande-line-head">
        <b>{named ? candidat : kind(calendar)}</b>
        <StatusDot tone={TONES[statut]} label={t(`statut.${statut}`)} />
      </p>
      {named ? <p className="muted">{kind(calendar)}</p> : null}
      <ul className="demande-times muted">
        {times.map((slot) => (
          <li key={slot.start}>
            {slot.moniteur ? t('ask.momentWith', { quand: when(slot), nom: slot.moniteur }) : when(slot)}
          </li>
        ))}
      </ul>
      {motif ? <p>{t('reason', { motif })}</p> : null}
      {children}
    </div>
  )
}
