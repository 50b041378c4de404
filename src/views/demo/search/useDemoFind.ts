import type { Find } from '@core/layouts/search/found'
import { useAppDispatch } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useCallback } from 'react'

/**
 * The demo's part of the application's search, for users who may read the demo. Its code is loaded with the first
 * search, so that others never load it.
 */
export function useDemoFind(opens: (address: string) => boolean): Find | undefined {
  const mayRead = useAbility().can('read', 'Demo')
  const dispatch = useAppDispatch()
  const find = useCallback<Find>(
    async (text) => (await import('./searchDemo')).searchDemo(text, { dispatch, opens }),
    [dispatch, opens],
  )
  return mayRead ? find : undefined
}
