import type { DemandePack } from '@contract/plateforme/demandePack'
import { type Fact, Facts } from '@core/components/Facts'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { DemandePackStatus } from '@src/parts/demandePack/DemandePackStatus'
import { useOffre } from '@src/parts/pack/useOffre'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DemandeAnswer } from './DemandeAnswer'

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
  const facts = useFacts(demande)
  return (
    <DetailsPanel title={t('of', { ecole: demande.ecole })} onClose={onClose}>
      <Facts look="lines" facts={facts} />
      {demande.statut === 'PENDING' ? <DemandeAnswer demande={demande} onDone={onClose} /> : null}
    </DetailsPanel>
  )
}
