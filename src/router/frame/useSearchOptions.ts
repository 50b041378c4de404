import type { SearchOptions } from '@core/layouts/search/found'
import { actionsFor, otherPagesFor } from '@src/navigation/search'
import { SEARCH_RULES } from '@src/navigation/searchRules'
import { useSignOut } from '@src/parts/profil/useSignOut'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { openAppearance } from '@src/views/apparence/opened'
import { useDemoFind } from '@src/views/demo/search/useDemoFind'
import { useRecordsFind } from '@src/views/recherche/useRecordsFind'
import {
  Banknote,
  BookOpen,
  Building2,
  CalendarDays,
  Car,
  CircleHelp,
  CircleUserRound,
  ClipboardCheck,
  ContactRound,
  FileText,
  Package,
  Receipt,
  Users,
  Vault,
} from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpens, useOpensAmong } from './useOpens'

const ICONS = {
  candidat: Users,
  moniteur: ContactRound,
  examinateur: ClipboardCheck,
  vehicule: Car,
  utilisateur: CircleUserRound,
  autoecole: Building2,
  evenement: CalendarDays,
  recu: Receipt,
  facture: FileText,
  cloture: Vault,
  cheque: Banknote,
  forfait: Package,
  serie: BookOpen,
  question: CircleHelp,
} as const

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
    const person = { role, ability, t }
    return {
      label: t(`label.${role}`),
      pages: otherPagesFor(person),
      actions: actionsFor(person, { apparence: openAppearance, deconnexion: () => void signOut() }),
      rules: SEARCH_RULES,
      finds: [records, demo].flatMap((find) => find ?? []),
      icons: ICONS,
      owner,
    }
  }, [role, owner, ability, t, records, demo, signOut])
}
