import type { CompteCandidat, Inscription, Ligne } from '@contract/argent/compte'

/** The parts of a balance, in the order in which they are shown. */
export const PARTS = [
  'reprise',
  'lots',
  'remises',
  'lecons',
  'examens',
  'penalites',
  'frais',
  'fin',
  'factures',
  'payments',
  'returns',
  'pertes',
] as const
export type PartName = (typeof PARTS)[number]

const PART_OF = {
  lecon: 'lecons',
  examen: 'examens',
  penalite: 'penalites',
  fin: 'fin',
  frais: 'frais',
  reprise: 'reprise',
  ligne: 'factures',
  timbre: 'factures',
  perte: 'pertes',
} as const

function partOf({ cause, montant, remise }: Ligne): PartName {
  if (cause === 'lot') return remise ? 'remises' : 'lots'
  if (cause === 'transaction') return montant < 0 ? 'payments' : 'returns'
  return PART_OF[cause]
}

export interface PartOfBalance {
  name: PartName
  montant: number
  lignes: Ligne[]
}

/** A balance as the sum of its parts, the lines of each in order of day. */
export function partsOf(lignes: readonly Ligne[]): PartOfBalance[] {
  return PARTS.flatMap((name) => {
    const own = lignes.filter((ligne) => partOf(ligne) === name).toSorted((a, b) => a.jour.localeCompare(b.jour))
    const montant = own.reduce((sum, ligne) => sum + ligne.montant, 0)
    return own.length > 0 ? [{ name, montant, lignes: own }] : []
  })
}

export const activeInscription = ({ inscriptions }: CompteCandidat): Inscription | undefined =>
  inscriptions.find(({ status }) => status === 'ACTIVE')

/** The value of the bought services that were not given yet, in millimes; the file fee is never given back. */
export const unusedOf = ({ lots }: Inscription): number =>
  lots
    .filter(({ service }) => service !== 'dossier')
    .reduce((sum, { montant, quantite, used }) => sum + montant - Math.round((montant * used) / quantite), 0)
