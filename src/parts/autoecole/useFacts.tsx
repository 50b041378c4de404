import type { AutoEcole } from '@contract/plateforme/autoecole'
import type { Fact } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { AbonnementState } from './AbonnementState'
import { AutoEcoleStatus } from './AutoEcoleStatus'

/** The data of a school, read-only. */
export function useFacts(ecole: AutoEcole): Fact[] {
  const { t } = useTranslation(['autoecole', 'fields'])
  const format = useFormat()
  return [
    { label: t('statutLabel'), value: <AutoEcoleStatus ecole={ecole} /> },
    ...(ecole.motif ? [{ label: t('motif'), value: ecole.motif }] : []),
    { label: t('abonnement.label'), value: <AbonnementState {...ecole} /> },
    { label: t('createdAt'), value: format.dayOf(ecole.createdAt) },
    ...(ecole.approuveLe ? [{ label: t('approuveLe'), value: format.dayOf(ecole.approuveLe) }] : []),
    { label: t('fields:matricule'), value: ecole.matricule },
    { label: t('fields:responsable'), value: ecole.responsable },
    {
      label: t('fields:telephone'),
      value: <a href={`tel:${ecole.telephone}`}>{format.phone(ecole.telephone, ecole.pays)}</a>,
    },
    { label: t('fields:email'), value: <a href={`mailto:${ecole.email}`}>{ecole.email}</a> },
    { label: t('fields:adresse'), value: ecole.adresse },
    { label: t('fields:gouvernorat'), value: ecole.gouvernorat },
    { label: t('fields:pays'), value: t(`country.${ecole.pays}`) },
    { label: t('candidats'), value: format.number(ecole.candidats) },
    { label: t('moniteurs'), value: format.number(ecole.moniteurs) },
  ]
}
