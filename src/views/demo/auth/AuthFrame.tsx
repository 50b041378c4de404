import { BlankLayout } from '@core/layouts/BlankLayout'
import { Brand } from '@core/layouts/Brand'
import { LanguageSwitch } from '@core/layouts/LanguageSwitch'
import { SkinSwitch } from '@core/layouts/SkinSwitch'
import { LANGUAGES } from '@src/configs/languages'
import { paths } from '@src/configs/paths'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLinks } from './ScreenLinks'
import { useVersion } from './screens'
import './demoAuth.scss'

const Tools = () => (
  <>
    <LanguageSwitch languages={LANGUAGES} />
    <SkinSwitch />
  </>
)

/** The frame of a sample screen: a centred card, or a form beside a picture. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['auth', 'common'])
  const appName = t('common:appName')
  if (useVersion() === 2) {
    return (
      <BlankLayout appName={appName} claim={t('claim')} tools={<Tools />} footer={<ScreenLinks />}>
        {children}
      </BlankLayout>
    )
  }
  return (
    <div className="demo-auth">
      <header className="demo-auth-head">
        <Brand name={appName} to={paths.home} />
        <div className="blank-tools">
          <Tools />
        </div>
      </header>
      <main id="content" className="demo-auth-main">
        <div className="card demo-auth-card">{children}</div>
      </main>
      <footer className="demo-auth-foot">
        <ScreenLinks />
      </footer>
    </div>
  )
}
