import { LanguageSwitch } from '@core/layouts/LanguageSwitch'
import { SkinSwitch } from '@core/layouts/SkinSwitch'
import { LANGUAGES } from '@src/configs/languages'
import { useAbility } from '@src/redux/session/ability'
import { useFirstPageLoaded } from '@src/redux/session/useFirstPageLoaded'
import { Bell } from '@src/views/notif/Bell'
import { UserMenu } from '@src/views/profil/UserMenu'
import { useChangeLanguage } from '@src/views/profil/useChangeLanguage'
import { lazy, Suspense } from 'react'
import { loadWords } from '../lazily'

const DemoTools = lazy(async () => {
  const [{ DemoTools }] = await Promise.all([import('../demo/DemoTools'), loadWords(['demoSearch', 'demoShop'])])
  return { default: DemoTools }
})

/** The end of the navbar: language, light or dark, bell, user. */
export function NavbarEnd() {
  const changeLanguage = useChangeLanguage()
  const isLoaded = useFirstPageLoaded()
  const mayReadDemo = useAbility().can('read', 'Demo')
  return (
    <>
      {mayReadDemo && isLoaded ? (
        <Suspense fallback={null}>
          <DemoTools />
        </Suspense>
      ) : null}
      <LanguageSwitch languages={LANGUAGES} onChange={changeLanguage} />
      <SkinSwitch />
      <Bell />
      <UserMenu />
    </>
  )
}
