import { FOUND_BESIDE, FOUND_PER_KIND, type Recherche } from '@contract/ecole/recherche'
import type { FoundRow } from '@core/layouts/search/found'
import { paths } from '@src/configs/paths'
import { List } from 'lucide-react'
import type { Showing } from './showing'

export type Kind = Exclude<keyof Recherche, 'corrige'>

/** The lists that find the same text; the other kinds have none. */
const LISTS: Partial<Record<Kind, string>> = {
  candidats: `${paths.candidats}?archived=tous`,
  moniteurs: `${paths.moniteurs}?`,
  examinateurs: `${paths.examinateurs}?`,
  vehicules: `${paths.vehicules}?`,
  utilisateurs: `${paths.utilisateurs}?`,
  autoecoles: `${paths.autoecoles}?`,
  evenements: `${paths.lecons}?`,
  recus: `${paths.transactions}?`,
  factures: `${paths.factures}?`,
}
/** Those that are shown beside the people whom they are about. */
const BESIDE: readonly Kind[] = ['evenements', 'recus', 'factures']
/** The rank of what is only shown beside people. */
const BESIDE_RANK = 3

interface Row {
  rank: number
  archived?: boolean
}

/** Whether there may be more than is shown, all of which the list would find. */
function mayHaveMore(kind: Kind, rows: readonly Row[], { moniteurs }: Recherche): boolean {
  // The list of lessons is searched by candidates alone.
  if (kind === 'evenements' && moniteurs.length > 0) return false
  // What was asked for by its name, as in « facture Zouaghi », is not found by the same text in its list.
  if (BESIDE.includes(kind)) return rows.length >= FOUND_BESIDE && rows.every(({ rank }) => rank === BESIDE_RANK)
  // The other lists have archived records apart, which come last here.
  return rows.length >= FOUND_PER_KIND && (kind === 'candidats' || !rows.some(({ archived }) => archived))
}

/** The way to all results of a kind where only the first are shown; none where that is all. */
export function seeAll(kind: Kind, rows: readonly Row[], found: Recherche, { t, typed }: Showing): FoundRow[] {
  const list = LISTS[kind]
  if (!list || !mayHaveMore(kind, rows, found)) return []
  const to = `${list}${list.endsWith('?') ? '' : '&'}${new URLSearchParams({ q: typed })}`
  return [{ id: `all-${kind}`, label: t('recherche:all'), icon: List, isMore: true, to }]
}
