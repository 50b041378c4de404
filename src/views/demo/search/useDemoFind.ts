import type { Find } from '@core/layouts/search/found'
import { useAppDispatch } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useCallback } from 'react'

/**
 * The demo's part of the application's search, for users who may read the demo. Its code and the table of its pages are
 * loaded with the first search, so that others never load them.
 */
export function useDemoFind(loadOpens: () => Promise<(address: string) => boolean>): Find | undefined {
  const mayRead = useAbility().can('read', 'Demo')
  const dispatch = useAppDispatch()
  const find = useCallback<Find>(
    async (text) => {
      const [{ searchDemo }, opens] = await Promise.all([import('./searchDemo'), loadOpens()])
      return searchDemo(text, { dispatch, opens })
    },
    [dispatch, loadOpens],
  )
  return mayRead ? find : undefined
}
