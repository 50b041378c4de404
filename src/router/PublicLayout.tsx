import { BlankLayout } from '@core/layouts/BlankLayout'
import { LanguageSwitch } from '@core/layouts/LanguageSwitch'
import { SkinSwitch } from '@core/layouts/SkinSwitch'
import { LANGUAGES } from '@src/configs/languages'
import { isMocked } from '@src/configs/network'
import { languageChosen } from '@src/redux/auth/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { MockedBackendTools } from '@src/views/auth/MockedBackendTools'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'

/** Around the pages before the sign-in. */
export function PublicLayout() {
  const { t } = useTranslation(['auth', 'common'])
  const dispatch = useAppDispatch()
  return (
    <BlankLayout
      appName={t('common:appName')}
      claim={t('claim')}
      tools={
        <>
          <LanguageSwitch languages={LANGUAGES} onChange={(language) => dispatch(languageChosen(language))} />
          <SkinSwitch />
        </>
      }
      footer={isMocked ? <MockedBackendTools /> : undefined}
    >
      <Outlet />
    </BlankLayout>
  )
}
