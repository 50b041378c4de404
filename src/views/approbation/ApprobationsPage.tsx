import { STATUTS_APPROBATION } from '@contract/argent/approbation'
import { Page } from '@core/components/Page'
import { Tabs } from '@core/components/Tabs'
import { CaisseNav } from '@src/parts/argent/caisse/CaisseNav'
import { useApprobationsQuery } from '@src/redux/argent/approbation'
import { useTranslation } from 'react-i18next'
import { ApprobationList } from './ApprobationList'
import { asked } from './asked'
import './approbation.scss'

/** Requests for decisions that the cash desk may not make alone: the pending and the answered ones. */
export function ApprobationsPage() {
  const { t } = useTranslation('approbation')
  const { data } = useApprobationsQuery(asked('WAITING', 1), { refetchOnFocus: true })
  const tabs = STATUTS_APPROBATION.map((statut) => ({
    id: statut,
    label: t(`statut.${statut}`),
    ...(statut === 'WAITING' && data ? { count: data.enAttente } : {}),
    render: () => <ApprobationList key={statut} statut={statut} />,
  }))
  return (
    <Page title={t('title')} description={t('text')}>
      <CaisseNav />
      <Tabs label={t('title')} tabs={tabs} param="statut" />
    </Page>
  )
}
