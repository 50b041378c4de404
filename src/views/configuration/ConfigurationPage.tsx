import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { Tabs } from '@core/components/Tabs'
import { AutoEcoleForm } from '@src/parts/autoecole/AutoEcoleForm'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import { UtilisateursLink } from '../utilisateur/UtilisateursLink'
import { ArchiveTab } from './ArchiveTab'
import { ArgentTab } from './argent/ArgentTab'
import { ClosuresTab } from './ClosuresTab'
import { HoursTab } from './HoursTab'
import { MentionsTab } from './mentions/MentionsTab'
import { PermisTab } from './PermisTab'
import { RulesTab } from './RulesTab'

/** The school's opening hours, its closures, and the rules of its planning. */
export function ConfigurationPage() {
  const { t } = useTranslation('planning')
  const { data, isError, isFetching, refetch } = usePlanningQuery()
  return (
    <Page title={t('title')} description={t('text')} actions={<UtilisateursLink />}>
      {data ? <Sections planning={data} /> : null}
      {!data && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !isError ? <FormSkeleton fields={8} /> : null}
    </Page>
  )
}

function Sections({ planning }: { planning: ConfigurationPlanning }) {
  const { t } = useTranslation(['planning', 'autoecole', 'reglages'])
  // The mentions are for users who may change contracts; other readers of the settings do not need them.
  const ability = useAbility()
  const mayPrint = ability.can('update', 'Contrat')
  const tabs = [
    { id: 'horaires', label: t('tabs.hours'), render: () => <HoursTab planning={planning} /> },
    { id: 'fermetures', label: t('tabs.closures'), render: () => <ClosuresTab planning={planning} /> },
    { id: 'regles', label: t('tabs.rules'), render: () => <RulesTab planning={planning} /> },
    { id: 'reglements', label: t('reglages:title'), render: () => <ArgentTab /> },
    { id: 'permis', label: t('tabs.permis'), render: () => <PermisTab /> },
    { id: 'ecole', label: t('autoecole:form.label'), render: () => <AutoEcoleForm /> },
    ...(mayPrint ? [{ id: 'mentions', label: t('tabs.mentions'), render: () => <MentionsTab /> }] : []),
    ...(ability.can('export', 'Configuration')
      ? [{ id: 'archive', label: t('tabs.archive'), render: () => <ArchiveTab /> }]
      : []),
  ]
  return <Tabs label={t('title')} tabs={tabs} />
}
