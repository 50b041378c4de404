import type { AccountSettings } from '@contract/demo/pages'
import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { Tabs } from '@core/components/Tabs'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { paths } from '@src/configs/paths'
import { useAccountSettingsQuery } from '@src/redux/demo/account/api'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../shared/Loaded'
import { GeneralTab } from './GeneralTab'
import { InfoTab } from './InfoTab'
import { NotificationTab } from './NotificationTab'
import { PasswordTab } from './PasswordTab'
import { SocialTab } from './SocialTab'
import { useSettingsForms } from './useSettingsForms'
import './accountSettings.scss'

/** Sample settings of the signed-in person, kept until the page is reloaded. */
export function AccountSettingsPage() {
  const { t } = useTranslation('demoAccount')
  const query = useAccountSettingsQuery()
  return (
    <Page
      title={t('title')}
      description={t('text')}
      actions={
        <ButtonLink icon={UserRound} to={paths.demoProfile}>
          {t('profile')}
        </ButtonLink>
      }
    >
      <Loaded query={query} lines={10}>
        {(settings) => <Settings settings={settings} />}
      </Loaded>
    </Page>
  )
}

function Settings({ settings }: { settings: AccountSettings }) {
  const { t } = useTranslation('demoAccount')
  // The forms are above the tabs, so that typed values survive a change of tab.
  const forms = useSettingsForms(settings)
  useUnsavedGuard(Object.values(forms).some(({ formState }) => formState.isDirty))
  const tabs = [
    { id: 'general', label: t('tab.general'), render: () => <GeneralTab form={forms.general} /> },
    { id: 'password', label: t('tab.password'), render: () => <PasswordTab form={forms.password} /> },
    { id: 'information', label: t('tab.information'), render: () => <InfoTab form={forms.info} /> },
    {
      id: 'social',
      label: t('tab.social'),
      render: () => <SocialTab form={forms.social} social={settings.social} general={settings.general} />,
    },
    { id: 'notifications', label: t('tab.notifications'), render: () => <NotificationTab form={forms.notification} /> },
  ]
  return (
    <div className="card card-body account-settings">
      <Tabs label={t('title')} tabs={tabs} />
    </div>
  )
}
