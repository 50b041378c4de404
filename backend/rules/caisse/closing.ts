import type { Line } from '../argent/settlement'
import { boxOf } from './session'

interface Counted {
  idUtilisateur: number
  ecart: number
  verse: number
}

const DIFFERENCES = 'ecart_caisse'
const SAFE = 'coffre'

/** What closing a box posts: the difference that was found, and what went to the safe. */
export function closingLines({ idUtilisateur, ecart, verse }: Counted): Line[] {
  const box = boxOf(idUtilisateur)
  return [
    ...(ecart > 0 ? [{ debit: box, credit: DIFFERENCES, montant: ecart }] : []),
    ...(ecart < 0 ? [{ debit: DIFFERENCES, credit: box, montant: -ecart }] : []),
    ...(verse > 0 ? [{ debit: SAFE, credit: box, montant: verse }] : []),
  ]
}

/** What takes a difference back, in the box of whoever does it. */
export const takingBackLines = (ecart: number, idUtilisateur: number): Line[] =>
  closingLines({ idUtilisateur, ecart: -ecart, verse: 0 })

/** What should go to the safe so that the float stays. */
export const proposedDeposit = (compte: number, fonds: number): number => Math.max(0, compte - fonds)
