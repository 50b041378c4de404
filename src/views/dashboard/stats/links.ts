import type { Etape } from '@contract/planning/evenement'
import type { ETATS_EXAMEN } from '@contract/planning/examen'
import type { Periode, StatsScope } from '@contract/stats/periode'
import { paths } from '@src/configs/paths'

type Filters = Record<string, string | number | undefined>

/** The address of a list with these filters; those without a value are left out. */
function listOf(path: string, filters: Filters): string {
  const set = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `${path}?${new URLSearchParams(set)}`
}

const days = ({ from, to }: Periode) => ({ depuis: from, jusqua: to })

/** The lists that the statistics count: each answers the same number. */
export const statsLists = {
  enFormation: (day: string, scope: StatsScope) =>
    listOf(paths.candidats, { archived: 'tous', enFormationLe: day, ...scope }),
  inscrits: ({ from, to }: Periode, scope: StatsScope) =>
    listOf(paths.candidats, { archived: 'tous', inscritDepuis: from, inscritJusqua: to, ...scope }),
  archives: ({ from, to }: Periode, scope: StatsScope) =>
    listOf(paths.candidats, { archived: 'true', archiveDepuis: from, archiveJusqua: to, ...scope }),
  lecons: (etat: 'SUCCESS' | 'NO_SHOW' | 'CANCELLED', period: Periode, scope: StatsScope) =>
    listOf(paths.lecons, { etat, ...days(period), ...scope }),
  booked: (who: { idMoniteur?: number; idVehicule?: number }, period: Periode, scope: StatsScope) =>
    listOf(paths.lecons, { ...scope, ...who, annulees: 'non', ...days(period) }),
  /** Exams belong to the instructor who follows the candidate, whoever accompanies them. */
  examens: (
    period: Periode,
    { idMoniteur, idPermi }: StatsScope,
    filters: { etape?: Etape; status?: (typeof ETATS_EXAMEN)[number]; idExaminateur?: number } = {},
  ) => listOf(paths.examens, { ...filters, ...days(period), suiviPar: idMoniteur, idPermi }),
  recettes: ({ from, to }: Periode) => listOf(paths.transactions, { groupe: 'toutesRecettes', from, to }),
  depenses: ({ from, to }: Periode) => listOf(paths.transactions, { groupe: 'toutesDepenses', from, to }),
  pertes: ({ from, to }: Periode) => listOf(paths.transactions, { groupe: 'pertes', from, to }),
}
