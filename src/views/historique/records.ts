import type { Entite, Historique } from '@contract/ecole/historique'
import { paths } from '@src/configs/paths'

/** How the log shows a kind of record. */
interface LogRecord {
  /** The address of a record's page. */
  page?: (id: number) => string
  /** Records without a name, or with only one per school: the kind is enough. */
  isNameless?: boolean
}

/** One entry per kind of record in the log. */
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
  reglages: { isNameless: true },
  configPrix: { page: () => paths.tarification },
  forfait: { page: () => paths.forfaits },
  compte: { page: (id) => `${paths.candidat(id)}?tab=paiements` },
  remuneration: { page: (id) => `${paths.moniteur(id)}?tab=paie` },
  transaction: { isNameless: true },
  caisse: { isNameless: true },
  cheque: { isNameless: true },
  facture: { page: paths.facture },
  devoir: { page: (id) => `${paths.candidat(id)}?tab=code` },
  salle: { isNameless: true },
}
/** An entry may have a kind that this version does not know. */
const known = new Map<string, LogRecord>(Object.entries(RECORDS))

export const isNameless = ({ entite }: Historique): boolean => known.get(entite)?.isNameless ?? false

/** Whether an entry is about many records, with a line for each. */
export const hasLines = ({ entite, action }: Historique): boolean =>
  entite === 'selection' || (entite === 'import' && action === 'import')

/** The page of an entry's record; null for one without a page, or a deleted one. */
export const linkOf = ({ entite, idEntite, nom }: Historique): string | null =>
  nom === null ? null : (known.get(entite)?.page?.(idEntite) ?? null)
