import { Avatar } from '@core/components/Avatar'
import { Menu, type MenuAction } from '@core/components/overlays/Menu'
import { isMocked } from '@src/configs/network'
import { paths } from '@src/configs/paths'
import { useSignOut } from '@src/parts/profil/useSignOut'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { openAppearance } from '@src/views/apparence/opened'
import { Database, LogOut, Palette, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The signed-in user, with the account's actions. */
export function UserMenu() {
  const { t } = useTranslation('profil')
  const signOut = useSignOut()
  const userData = useAppSelector(selectUserData)
  if (!userData) return null
  const { nomComplet, ecole } = userData.connect
  const settings: MenuAction = { id: 'backend', label: t('menu.backend'), icon: Database, to: paths.backend }
  const items: MenuAction[] = [
    { id: 'profile', label: t('menu.profile'), icon: UserRound, to: paths.profile },
    { id: 'appearance', label: t('menu.appearance'), icon: Palette, onSelect: openAppearance },
    ...(isMocked ? [settings] : []),
    {
      id: 'logout',
      label: t('menu.logout'),
      icon: LogOut,
      separated: true,
      onSelect: () => void signOut(),
    },
  ]
  return (
    <Menu
      label={t('menu.label', { name: nomComplet })}
      look="ghost"
      header={
        <>
          <strong>{nomComplet}</strong>
          <div className="muted">{ecole?.nom ?? t(`role.${userData.role}`)}</div>
        </>
      }
      items={items}
    >
      <Avatar name={nomComplet} src={userData.avatar} size={32} />
    </Menu>
  )
}
