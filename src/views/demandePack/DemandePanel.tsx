import type { DemandePack } from '@contract/plateforme/demandePack'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { type Fact, Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { MotifForm } from '@src/parts/autoecole/MotifForm'
import { DemandePackStatus } from '@src/parts/demandePack/DemandePackStatus'
import { useOffre } from '@src/parts/pack/useOffre'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAnswer } from './useAnswer'

interface DemandePanelProps {
  demande: DemandePack
  onClose: () => void
}

function useFacts(demande: DemandePack): Fact[] {
  const { t } = useTranslation('demandePack')
  const format = useFormat()
  const offre = useOffre()
  const { idAutoEcole, ecole, motif, reponduLe, finActuelle } = demande
  return [
    { label: t('fields.statut'), value: <DemandePackStatus statut={demande.statut} /> },
    { label: t('fields.ecole'), value: <Link to={paths.autoecole(idAutoEcole)}>{ecole}</Link> },
    { label: t('fields.nom'), value: demande.nom },
    { label: t('fields.prix'), value: offre.prix(demande.prix) },
    { label: t('fields.frequence'), value: offre.frequence(demande.frequence) },
    { label: t('fields.limiteCandidats'), value: offre.limite(demande.limiteCandidats) },
    { label: t('fields.limiteMoniteurs'), value: offre.limite(demande.limiteMoniteurs) },
    { label: t('fields.createdAt'), value: format.moment(demande.createdAt) },
    { label: t('fields.finActuelle'), value: finActuelle ? format.day(finActuelle) : t('nothingRuns') },
    ...(reponduLe ? [{ label: t('fields.reponduLe'), value: format.moment(reponduLe) }] : []),
    ...(motif ? [{ label: t('fields.motif'), value: motif }] : []),
  ]
}

/** A request beside the list, with accept and refuse. */
export function DemandePanel({ demande, onClose }: DemandePanelProps) {
  const { t } = useTranslation('demandePack')
  const [refusing, setRefusing] = useState(false)
  const facts = useFacts(demande)
  const { accept, refuse } = useAnswer(demande, onClose)
  const waits = demande.statut === 'PENDING'
  return (
    <DetailsPanel title={t('of', { ecole: demande.ecole })} onClose={onClose}>
      <Facts look="lines" facts={facts} />
      {waits && refusing ? (
        <MotifForm
          draftKey={`demande-pack:${demande.idDemande}`}
          label={t('refuse')}
          hint={t('motifHint')}
          onSubmit={refuse}
          onCancel={() => setRefusing(false)}
        />
      ) : null}
      {waits && !refusing ? <Answers demande={demande} onAccept={accept} onRefuse={() => setRefusing(true)} /> : null}
    </DetailsPanel>
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
    { value: 'after', label: t('debut.after', { day: finActuelle ? format.day(finActuelle) : '' }) },
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
