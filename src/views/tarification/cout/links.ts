import type { ExpenseCategory } from '@contract/argent/categorie'
import type { Periode } from '@contract/stats/periode'
import { paths } from '@src/configs/paths'

const listOf = (path: string, filters: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))}`

/** The lists behind the figures, with the same totals. */
export const coutLists = {
  lecons: ({ from, to }: Periode, who: { idMoniteur: number } | { idVehicule: number } | { calendar: string }) =>
    listOf(paths.lecons, { etat: 'SUCCESS', depuis: from, jusqua: to, ...who }),
  depenses: ({ from, to }: Periode, of: { idVehicule: number } | { categorie: ExpenseCategory } | null = null) =>
    listOf(paths.transactions, { kind: 'EXPENSE', from, to, ...of }),
}
