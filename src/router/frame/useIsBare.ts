import type { Access } from '@src/configs/pageRoute'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { type UIMatch, useMatches } from 'react-router-dom'
import { mayOpen } from '../guard'

/** Whether the page is shown without menu and navbar. A refused page keeps them, because its notice has no frame. */
export function useIsBare(): boolean {
  // The handle of our routes is written in one place, `pageRoute` of the router.
  const matches = useMatches() as UIMatch<unknown, Access | undefined>[]
  const ability = useAbility()
  const role = useAppSelector(selectUserData)?.role
  const { bare = false, ...access } = matches.at(-1)?.handle ?? {}
  return bare && role !== undefined && mayOpen(access, ability, role)
}
