import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useCallback } from 'react'
import { matchPath } from 'react-router-dom'
import { mayOpen } from './guard'
import { framedPages, openPages } from './openPages'
import { pages } from './pages'

const isOpenPage = (address: string) =>
  [...openPages, ...framedPages].some(({ path }) => path !== '*' && matchPath(path, address))

/** Whether an address leads to an existing page that the user may open: pages to come are not offered. */
export function useOpens(): (address: string) => boolean {
  const ability = useAbility()
  const role = useAppSelector(selectUserData)?.role
  return useCallback(
    (address: string) => {
      if (!role) return false
      if (address === paths.home || isOpenPage(address)) return true
      return pages.some((page) => matchPath(page.path, address) && mayOpen(page, ability, role))
    },
    [ability, role],
  )
}
