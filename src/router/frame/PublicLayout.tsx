import { BlankLayout } from '@core/layouts/BlankLayout'
import { LanguageSwitch } from '@core/layouts/LanguageSwitch'
import { SkinSwitch } from '@core/layouts/SkinSwitch'
import { LANGUAGES } from '@src/configs/languages'
import { isMocked } from '@src/configs/network'
import { rememberChosenLanguage } from '@src/redux/session/chosenLanguage'
import { MockedBackendTools } from '@src/views/auth/MockedBackendTools'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { isServable } from '../servable'
import { LegalLinks } from './LegalLinks'

/** The layout of the pages before the sign-in. */
export function PublicLayout() {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <BlankLayout
      appName={t('common:appName')}
      claim={t('claim')}
      tools={
        <>
          <LanguageSwitch languages={LANGUAGES} onChange={rememberChosenLanguage} />
          <SkinSwitch />
        </>
      }
      footer={
        isServable() ? (
          <>
            {isMocked ? <MockedBackendTools /> : null}
            <LegalLinks />
          </>
        ) : undefined
      }
    >
      <Outlet />
    </BlankLayout>
  )
}
