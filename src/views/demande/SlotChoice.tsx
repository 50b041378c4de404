import type { Demande, Propositions } from '@contract/planning/demande'
import { StatusDot } from '@core/components/StatusDot'
import { useDemandeWords } from '@src/parts/demande/useDemandeWords'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface SlotChoiceProps extends Pick<Demande, 'creneaux'> {
  propositions: Propositions
  creneau: number
  onChoose: (index: number) => void
}

/** The requested times with their availability. */
export function SlotChoice({ creneaux: asked, propositions, creneau, onChoose }: SlotChoiceProps) {
  const { t } = useTranslation('demande')
  const { when } = useDemandeWords()
  const name = useId()
  const { creneaux, moniteurs } = propositions
  const nameOf = (id: number | null) => moniteurs.find((moniteur) => moniteur.id === id)?.nom
  return (
    <fieldset className="demande-slots">
      <legend className="visually-hidden">{t('accept.slots')}</legend>
      {creneaux.map((slot, index) => {
        const nom = nameOf(slot.idMoniteur)
        const wished = asked[index]?.moniteur
        return (
          <label key={slot.start} className="demande-slot">
            <input
              type="radio"
              className="form-check-input"
              name={name}
              checked={index === creneau}
              onChange={() => onChoose(index)}
            />
            <span>
              {when(slot)}
              {wished ? <span className="muted">{t('accept.wished', { nom: wished })}</span> : null}
              {slot.raison ? (
                <StatusDot tone="warning" label={t(`accept.taken.${slot.raison}`)} />
              ) : (
                <StatusDot isSentence tone="success" label={nom ? t('accept.freeWith', { nom }) : t('accept.free')} />
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
