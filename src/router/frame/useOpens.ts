import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useCallback, useMemo } from 'react'
import { matchPath } from 'react-router-dom'
import { mayOpen } from '../guard'
import { framedPages, openPages } from '../openPages'
import { pages } from '../pages'

const isOpenPage = (address: string) =>
  [...openPages, ...framedPages].some(({ path }) => path !== '*' && matchPath(path, address))

type Opens = (address: string) => boolean

/** Whether an address leads to one of some pages, or to an open one, that the user may open: for any list of pages. */
export function useOpensAmong(): (among: readonly PageRoute[]) => Opens {
  const ability = useAbility()
  const role = useAppSelector(selectUserData)?.role
  return useCallback(
    (among) => (address) => {
      if (!role) return false
      if (address === paths.home || isOpenPage(address)) return true
      return among.some((page) => matchPath(page.path, address) && mayOpen(page, ability, role))
    },
    [ability, role],
  )
}

/**
 * Whether an address leads to an existing page of the product that the user may open; planned pages are not offered.
 */
export function useOpens(): Opens {
  const among = useOpensAmong()
  return useMemo(() => among(pages), [among])
}
