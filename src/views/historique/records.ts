import type { Entite, Historique } from '@contract/ecole/historique'
import { paths } from '@src/configs/paths'

/** How the log shows a kind of record. */
interface LogRecord {
  /** The page of one of them. */
  page?: (id: number) => string
  /** There is one of it in a school, or it has no name: its kind says all. */
  isNameless?: boolean
}

/** A line for each kind of record in the log. */
const RECORDS: Record<Entite, LogRecord> = {
  import: {},
  selection: { isNameless: true },
  candidat: { page: paths.candidat },
  moniteur: { page: paths.moniteur },
  vehicule: { page: paths.vehicule },
  examinateur: { page: paths.examinateurEdit },
  evenement: {},
  demande: {},
  attente: {},
  planning: { isNameless: true },
  autoecole: { isNameless: true },
  demandePack: { isNameless: true },
  package: { isNameless: true },
  codeAcces: {},
  utilisateur: {},
}
/** An entry may be of a kind that this version does not know. */
const known = new Map<string, LogRecord>(Object.entries(RECORDS))

export const isNameless = ({ entite }: Historique): boolean => known.get(entite)?.isNameless ?? false

/** Whether an entry tells of many records at once, with a line for each. */
export const hasLines = ({ entite, action }: Historique): boolean =>
  entite === 'selection' || (entite === 'import' && action === 'import')

/** Where the record of an entry is shown; null for one that has no page of its own, or is no more. */
export const linkOf = ({ entite, idEntite, nom }: Historique): string | null =>
  nom === null ? null : (known.get(entite)?.page?.(idEntite) ?? null)
