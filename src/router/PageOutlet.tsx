import type { Access } from '@src/configs/pageRoute'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { NotAuthorizedPage } from '@src/views/misc/NotAuthorizedPage'
import { Outlet, type UIMatch, useMatches } from 'react-router-dom'
import { mayOpen } from './guard'

/** The page, or the word that this account may not open it. */
export function PageOutlet() {
  // The handle of our own routes is written in one place, `pageRoute` of the router.
  const matches = useMatches() as UIMatch<unknown, Access | undefined>[]
  const ability = useAbility()
  const userData = useAppSelector(selectUserData)
  const access = matches.at(-1)?.handle ?? {}
  return userData && mayOpen(access, ability, userData.role) ? <Outlet /> : <NotAuthorizedPage role={userData?.role} />
}
