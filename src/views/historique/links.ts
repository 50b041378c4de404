import type { Historique } from '@contract/ecole/historique'
import { paths } from '@src/configs/paths'

const PAGES: Record<string, (id: number) => string> = {
  candidat: paths.candidat,
  moniteur: paths.moniteur,
  vehicule: paths.vehicule,
  examinateur: paths.examinateurEdit,
}

/** Whether an entry tells of many records at once, with a line for each. */
export const hasLines = ({ entite, action }: Historique): boolean =>
  entite === 'selection' || (entite === 'import' && action === 'import')

/** Where the record of an entry is shown; null for one that has no page of its own, or is no more. */
export const linkOf = ({ entite, idEntite, nom }: Historique): string | null =>
  nom === null ? null : (PAGES[entite]?.(idEntite) ?? null)
