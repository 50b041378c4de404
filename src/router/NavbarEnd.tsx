import { LanguageSwitch } from '@core/layouts/LanguageSwitch'
import { SkinSwitch } from '@core/layouts/SkinSwitch'
import { LANGUAGES } from '@src/configs/languages'
import { UserMenu } from '@src/views/account/UserMenu'
import { useChangeLanguage } from '@src/views/account/useChangeLanguage'
import { Bell } from '@src/views/notif/Bell'

/** The end of the bar at the top: language, light or dark, bell, user. */
export function NavbarEnd() {
  const changeLanguage = useChangeLanguage()
  return (
    <>
      <LanguageSwitch languages={LANGUAGES} onChange={changeLanguage} />
      <SkinSwitch />
      <Bell />
      <UserMenu />
    </>
  )
}
