import type { SearchOptions } from '@core/layouts/search/found'
import { useSignOut } from '@src/parts/profil/useSignOut'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { openAppearance } from '@src/views/apparence/opened'
import { useDemoFind } from '@src/views/demo/search/useDemoFind'
import { useRecordsFind } from '@src/views/recherche/useRecordsFind'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpens, useOpensAmong } from './useOpens'

/** The pages and actions that are found by name; fetched before the first search. */
export const loadEntries = () => import('@src/navigation/searchEntries')

/** Search results for the signed-in user besides the pages of their menu. */
export function useSearchOptions(): SearchOptions | undefined {
  const { t } = useTranslation('recherche')
  const user = useAppSelector(selectUserData)
  const ability = useAbility()
  const signOut = useSignOut()
  const opens = useOpens()
  const among = useOpensAmong()
  const records = useRecordsFind(opens)
  const demo = useDemoFind(useCallback(async () => among((await import('../demo/pages')).allPages), [among]))
  const [role, owner] = [user?.role, user?.connect.id]
  return useMemo(() => {
    if (!role || owner === undefined) return undefined
    return {
      label: t(`label.${role}`),
      load: async () => {
        const { entriesFor } = await loadEntries()
        return entriesFor({ role, ability, t }, { apparence: openAppearance, deconnexion: () => void signOut() })
      },
      finds: [records, demo].flatMap((find) => find ?? []),
      owner,
    }
  }, [role, owner, ability, t, records, demo, signOut])
}
