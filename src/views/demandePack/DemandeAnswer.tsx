import { addDays } from '@contract/clock/days'
import type { DemandePack } from '@contract/plateforme/demandePack'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { MotifForm } from '@src/parts/autoecole/MotifForm'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from './useAnswer'

interface DemandeAnswerProps {
  demande: DemandePack
  /** Called when the request was answered. */
  onDone?: () => void
}

/** Accepts a pending request from a first day, or refuses it with a reason. */
export function DemandeAnswer({ demande, onDone }: DemandeAnswerProps) {
  const { t } = useTranslation('demandePack')
  const [refusing, setRefusing] = useState(false)
  const { accept, refuse } = useAnswer(demande, onDone)
  if (!refusing) return <Answers demande={demande} onAccept={accept} onRefuse={() => setRefusing(true)} />
  return (
    <MotifForm
      draftKey={`demande-pack:${demande.idDemande}`}
      label={t('refuse')}
      hint={t('motifHint')}
      onSubmit={refuse}
      onCancel={() => setRefusing(false)}
    />
  )
}

interface AnswersProps {
  demande: DemandePack
  onAccept: (debut: 'after' | 'today') => Promise<unknown>
  onRefuse: () => void
}

function Answers({ demande: { finActuelle }, onAccept, onRefuse }: AnswersProps) {
  const { t } = useTranslation('demandePack')
  const format = useFormat()
  const [debut, setDebut] = useState<'after' | 'today'>('after')
  const [pending, setPending] = useState(false)
  const accept = async () => {
    setPending(true)
    await onAccept(debut)
    setPending(false)
  }
  const choices = [
    { value: 'after', label: t('debut.after', { day: finActuelle ? format.day(addDays(finActuelle, 1)) : '' }) },
    { value: 'today', label: t('debut.today') },
  ] as const
  return (
    <>
      {finActuelle ? (
        <fieldset className="choices">
          <legend>{t('debut.label')}</legend>
          {choices.map(({ value, label }) => (
            <label key={value} className="form-check">
              <input
                type="radio"
                className="form-check-input"
                name="debut"
                checked={debut === value}
                onChange={() => setDebut(value)}
              />
              <span className="form-check-label">{label}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className="form-actions">
        <Button icon={X} onClick={onRefuse}>
          {t('refuse')}
        </Button>
        <Button look="primary" icon={Check} pending={pending} onClick={() => void accept()}>
          {t('accept')}
        </Button>
      </div>
    </>
  )
}
