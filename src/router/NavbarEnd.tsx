import { LanguageSwitch } from '@core/layouts/LanguageSwitch'
import { SkinSwitch } from '@core/layouts/SkinSwitch'
import { LANGUAGES } from '@src/configs/languages'
import { useAbility } from '@src/redux/session/ability'
import { useFirstPageLoaded } from '@src/redux/session/useFirstPageLoaded'
import { UserMenu } from '@src/views/account/UserMenu'
import { useChangeLanguage } from '@src/views/account/useChangeLanguage'
import { Bell } from '@src/views/notif/Bell'
import { lazy, Suspense } from 'react'
import { loadWords } from './lazily'
import { useOpens } from './useOpens'

const DemoNavbar = lazy(async () => {
  const [{ DemoNavbar }] = await Promise.all([
    import('@src/views/demo/search/DemoNavbar'),
    loadWords(['demoSearch', 'demoShop']),
  ])
  return { default: DemoNavbar }
})

/** The end of the navbar: language, light or dark, bell, user. */
export function NavbarEnd() {
  const changeLanguage = useChangeLanguage()
  const opens = useOpens()
  const isLoaded = useFirstPageLoaded()
  const mayReadDemo = useAbility().can('read', 'Demo')
  return (
    <>
      {mayReadDemo && isLoaded ? (
        <Suspense fallback={null}>
          <DemoNavbar opens={opens} />
        </Suspense>
      ) : null}
      <LanguageSwitch languages={LANGUAGES} onChange={changeLanguage} />
      <SkinSwitch />
      <Bell />
      <UserMenu />
    </>
  )
}
