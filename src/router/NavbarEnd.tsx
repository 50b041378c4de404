import { ButtonLink } from '@core/components/ButtonLink'
import { LanguageSwitch } from '@core/layouts/LanguageSwitch'
import { SkinSwitch } from '@core/layouts/SkinSwitch'
import { LANGUAGES } from '@src/configs/languages'
import { paths } from '@src/configs/paths'
import { UserMenu } from '@src/views/account/UserMenu'
import { useChangeLanguage } from '@src/views/account/useChangeLanguage'
import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The end of the bar at the top: language, light or dark, bell, user. */
export function NavbarEnd() {
  const { t } = useTranslation('nav')
  const changeLanguage = useChangeLanguage()
  return (
    <>
      <LanguageSwitch languages={LANGUAGES} onChange={changeLanguage} />
      <SkinSwitch />
      <ButtonLink look="ghost" className="btn-icon" to={paths.notifications} aria-label={t('notifications')}>
        <Bell aria-hidden size={18} strokeWidth={1.75} />
      </ButtonLink>
      <UserMenu />
    </>
  )
}
