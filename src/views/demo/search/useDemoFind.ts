import type { Find } from '@core/layouts/found'
import { demoSearchApi } from '@src/redux/demo/search/api'
import { useAppDispatch } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from './usePageTitle'

/** The demo's part of the search of the application, for whoever may read the demo. */
export function useDemoFind(): Find | undefined {
  const { t } = useTranslation('demoSearch')
  const titleOf = usePageTitle()
  const mayRead = useAbility().can('read', 'Demo')
  const dispatch = useAppDispatch()
  const find = useCallback<Find>(
    async (text) => {
      const asked = dispatch(demoSearchApi.endpoints.mainSearch.initiate(undefined, { subscribe: false }))
      const [answer, { findIn }] = await Promise.all([asked.unwrap(), import('./find')])
      return findIn(answer, text, { pages: t('pages'), files: t('files'), contacts: t('contacts'), titleOf })
    },
    [dispatch, t, titleOf],
  )
  return mayRead ? find : undefined
}
