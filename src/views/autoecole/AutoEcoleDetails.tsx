import type { AutoEcole } from '@contract/autoecole'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { type Fact, Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { StatutAutoEcole } from './StatutAutoEcole'

/** One school, beside the list. */
export function AutoEcoleDetails({ ecole, onClose }: { ecole: AutoEcole; onClose: () => void }) {
  const { t } = useTranslation('autoecole')
  const format = useFormat()
  const facts: Fact[] = [
    { label: t('statutLabel'), value: <StatutAutoEcole statut={ecole.statut} /> },
    { label: t('createdAt'), value: format.day(ecole.createdAt) },
    { label: t('matricule'), value: ecole.matricule },
    { label: t('responsable'), value: ecole.responsable },
    {
      label: t('telephone'),
      value: <a href={`tel:${ecole.telephone}`}>{format.phone(ecole.telephone, ecole.pays)}</a>,
    },
    { label: t('email'), value: <a href={`mailto:${ecole.email}`}>{ecole.email}</a> },
    { label: t('adresse'), value: ecole.adresse },
    { label: t('gouvernorat'), value: ecole.gouvernorat },
    { label: t('pays'), value: t(`country.${ecole.pays}`) },
    { label: t('candidats'), value: format.number(ecole.candidats) },
    { label: t('moniteurs'), value: format.number(ecole.moniteurs) },
  ]
  return (
    <DetailsPanel title={ecole.nom} onClose={onClose}>
      <Facts look="lines" facts={facts} />
    </DetailsPanel>
  )
}
