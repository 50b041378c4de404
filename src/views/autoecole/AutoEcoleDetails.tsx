import type { AutoEcole } from '@contract/autoecole'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { StatutAutoEcole } from './StatutAutoEcole'

/** One school, beside the list. */
export function AutoEcoleDetails({ ecole, onClose }: { ecole: AutoEcole; onClose: () => void }) {
  const { t } = useTranslation('autoecole')
  const format = useFormat()
  const facts = [
    [t('statutLabel'), <StatutAutoEcole key="statut" statut={ecole.statut} />],
    [t('createdAt'), format.day(ecole.createdAt)],
    [t('matricule'), ecole.matricule],
    [t('responsable'), ecole.responsable],
    [
      t('telephone'),
      <a key="telephone" href={`tel:${ecole.telephone}`}>
        {format.phone(ecole.telephone, ecole.pays)}
      </a>,
    ],
    [
      t('email'),
      <a key="email" href={`mailto:${ecole.email}`}>
        {ecole.email}
      </a>,
    ],
    [t('adresse'), ecole.adresse ?? '—'],
    [t('gouvernorat'), ecole.gouvernorat ?? '—'],
    [t('pays'), t(`country.${ecole.pays}`)],
    [t('candidats'), format.number(ecole.candidats)],
    [t('moniteurs'), format.number(ecole.moniteurs)],
  ] as const
  return (
    <DetailsPanel title={ecole.nom} onClose={onClose}>
      <dl className="fact-lines">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </DetailsPanel>
  )
}
