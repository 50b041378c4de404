import type { OffreStatut, RaisonRang, Remplacant } from '@contract/planning/attente'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

const TONES: Record<OffreStatut, Tone> = {
  OFFERED: 'info',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
  LOST: 'neutral',
}

interface RemplacantLineProps {
  person: Remplacant
  isChosen: boolean
  onToggle: () => void
}

/** A candidate who could take the slot, with the reasons for their rank. */
export function RemplacantLine({ person, isChosen, onToggle }: RemplacantLineProps) {
  const { t } = useTranslation('attente')
  const format = useFormat()
  const { pays } = useSchool()
  const reason = useReasonWord()
  const { candidat, telephone, raisons, offre } = person
  const name = (
    <span>
      <b>{candidat}</b>
      {offre ? <StatusDot tone={TONES[offre]} label={t(`offre.statut.${offre}`)} /> : null}
    </span>
  )
  return (
    <li>
      {offre === 'OFFERED' ? (
        name
      ) : (
        <label className="remplacant-name">
          <input type="checkbox" className="form-check-input" checked={isChosen} onChange={onToggle} />
          {name}
        </label>
      )}
      <span className="muted">{raisons.map(reason).join(' · ')}</span>
      {telephone ? <a href={`tel:${telephone}`}>{format.phone(telephone, pays)}</a> : null}
    </li>
  )
}

function useReasonWord() {
  const { t } = useTranslation('attente')
  const format = useFormat()
  return ({ code, nombre }: RaisonRang): string => {
    const count = nombre ?? 0
    if (code === 'examen_proche' && count === 0) return t('raison.examen_jour')
    if (code === 'examen_proche') return t('raison.examen_proche', { count })
    if (code === 'attend_depuis') return t('raison.attend_depuis', { count })
    if (code === 'peu_heures' && count > 0) return t('raison.peu_heures', { duree: format.durationLong(count) })
    if (code === 'peu_heures') return t('raison.aucune_heure')
    return code === 'referent' ? t('raison.referent') : t('raison.jamais_servi')
  }
}
