import type { Entite, Historique } from '@contract/ecole/historique'
import { paths } from '@src/configs/paths'

/** A kind of record whose page is not the one named after it. */
interface LogRecord {
  /** The address of a record's page. */
  page?: (id: number) => string
  /** Records without a name, or with only one per school: the kind is enough, and there is no page. */
  isNameless?: boolean
}

const nameless: LogRecord = { isNameless: true }

const RECORDS: Partial<Record<Entite, LogRecord>> = {
  selection: nameless,
  planning: nameless,
  autoecole: nameless,
  demandePack: nameless,
  package: nameless,
  reglages: nameless,
  transaction: nameless,
  caisse: nameless,
  salle: nameless,
  configPrix: { page: () => paths.tarification },
  forfait: { page: () => paths.forfaits },
  compte: { page: (id) => `${paths.candidat(id)}?tab=paiements` },
  remuneration: { page: (id) => `${paths.moniteur(id)}?tab=paie` },
  devoir: { page: (id) => `${paths.candidat(id)}?tab=code` },
}
/** An entry may have a kind that this version does not know. */
const known = new Map<string, LogRecord>(Object.entries(RECORDS))

/** The page of a record, or the form of a kind that has no other page: both are named after the kind. */
const pages = new Map<string, unknown>(Object.entries(paths))
const pageOf = (entite: string, id: number): string | null => {
  const { page, isNameless } = known.get(entite) ?? {}
  if (isNameless) return null
  const own = page ?? pages.get(entite) ?? pages.get(`${entite}Edit`)
  return typeof own === 'function' ? own(id) : null
}

export const isNameless = ({ entite }: Historique): boolean => known.get(entite)?.isNameless ?? false

/** Whether an entry is about many records, with a line for each. */
export const hasLines = ({ entite, action }: Historique): boolean =>
  entite === 'selection' || (entite === 'import' && action === 'import')

/** The page of an entry's record; null for one without a page, or a deleted one. */
export const linkOf = ({ entite, idEntite, nom }: Historique): string | null =>
  nom === null ? null : pageOf(entite, idEntite)
