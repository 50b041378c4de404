import type { Access } from '@src/configs/pageRoute'
import { useReadOnly } from '@src/parts/profil/useReadOnly'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { NotAuthorizedPage } from '@src/views/misc/NotAuthorizedPage'
import { ReadOnlyPage } from '@src/views/misc/ReadOnlyPage'
import { Outlet, type UIMatch, useMatches } from 'react-router-dom'
import { mayOpen } from '../guard'

/** The page, or a notice that this account may not open it. */
export function PageOutlet() {
  // The handle of our routes is written in one place, `pageRoute` of the router.
  const matches = useMatches() as UIMatch<unknown, Access | undefined>[]
  const ability = useAbility()
  const readOnly = useReadOnly()
  const userData = useAppSelector(selectUserData)
  const access = matches.at(-1)?.handle ?? {}
  if (userData && mayOpen(access, ability, userData.role)) return <Outlet />
  // A user who may read the page's subject is only stopped by the school's read-only state.
  const isHeldBack = readOnly && access.can && ability.can('read', access.can[1])
  return isHeldBack ? <ReadOnlyPage {...readOnly} /> : <NotAuthorizedPage role={userData?.role} />
}
