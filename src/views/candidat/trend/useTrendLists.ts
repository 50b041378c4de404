import { lastOfMonth } from '@contract/clock/days'
import { type Etape, HOUR_OF } from '@contract/planning/evenement'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'

interface TrendLists {
  heures: (mois: string, etape: Etape) => string | null
  examens: (mois: string, status: 'SUCCESS' | 'FAILED' | 'NO_SHOW') => string | null
  paiements: (mois: string) => string | null
}

const address = (path: string, filters: Record<string, string>) => `${path}?${new URLSearchParams(filters)}`
const nowhere = () => null

/**
 * The candidate's own lists: the month in their calendar, and the parts of the page that list every exam and payment.
 */
const OWN: TrendLists = {
  heures: (mois, etape) =>
    address(paths.calendrier, { vue: 'mois', jour: `${mois}-01`, calendar: HOUR_OF[etape], status: 'SUCCESS' }),
  examens: () => '#parcours',
  paiements: () => '#paiements',
}

/**
 * The lists behind a candidate's months, each with the same number of rows. Instructors get none: their lists hold only
 * their own lessons, while the months include those of all instructors.
 */
export function useTrendLists(id: number): TrendLists {
  const ability = useAbility()
  const role = useAppSelector(selectUserData)?.role
  if (role === 'candidat') return OWN
  if (role !== 'ecole') return { heures: nowhere, examens: nowhere, paiements: nowhere }
  const days = (mois: string) => ({ depuis: `${mois}-01`, jusqua: lastOfMonth(`${mois}-01`) })
  const idCandidat = String(id)
  return {
    heures: ability.can('read', 'Evenement')
      ? (mois, etape) => address(paths.lecons, { idCandidat, calendar: HOUR_OF[etape], etat: 'SUCCESS', ...days(mois) })
      : nowhere,
    examens: ability.can('read', 'Examen')
      ? (mois, status) => address(paths.examens, { idCandidat, status, ...days(mois) })
      : nowhere,
    paiements: ability.can('read', 'Transaction')
      ? (mois) => address(paths.transactions, { idCandidat, from: `${mois}-01`, to: lastOfMonth(`${mois}-01`) })
      : nowhere,
  }
}
