import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { Tabs } from '@core/components/Tabs'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AbonnementPart } from '../package/AbonnementPart'
import { CoutTab } from './cout/CoutTab'
import { ForfaitsTab } from './forfait/ForfaitsTab'
import { PrixTab } from './prix/PrixTab'

const LIST_PARAMS = ['page', 'perPage', 'q', 'sort', 'idPermi', 'active'] as const

const COUT_PARAMS = ['periode'] as const

/** The prices for the school's candidates, and the school's own plan. */
export function TarificationPage() {
  const { t } = useTranslation('tarification')
  const [search] = useSearchParams()
  const ability = useAbility()
  const canCreate = ability.can('create', 'Tarification')
  const add =
    canCreate && search.get('tab') === 'forfaits' ? (
      <ButtonLink look="primary" icon={Plus} to={paths.forfaitNew}>
        {t('forfait.add')}
      </ButtonLink>
    ) : null
  const tabs = [
    { id: 'prix', label: t('tabs.prix'), params: ['anciens'], render: () => <PrixTab /> },
    { id: 'forfaits', label: t('tabs.forfaits'), params: LIST_PARAMS, render: () => <ForfaitsTab /> },
    // The cost of hours in the books: only for users who may read the books and know rates.
    ...(ability.can('read', 'Transaction') && ability.can('read', 'Remuneration')
      ? [{ id: 'cout', label: t('tabs.cout'), params: COUT_PARAMS, render: () => <CoutTab /> }]
      : []),
    { id: 'abonnement', label: t('tabs.abonnement'), render: () => <AbonnementPart /> },
  ]
  return (
    <Page title={t('title')} description={t('text')} actions={add}>
      <Tabs label={t('title')} tabs={tabs} />
    </Page>
  )
}
