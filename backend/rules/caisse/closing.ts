import type { Line } from '../argent/settlement'
import { boxOf } from './session'

interface Counted {
  idUtilisateur: number
  ecart: number
  verse: number
}

const DIFFERENCES = 'ecart_caisse'
const SAFE = 'coffre'

/** The lines of closing a box: the difference that was found, and the deposit to the safe. */
export function closingLines({ idUtilisateur, ecart, verse }: Counted): Line[] {
  const box = boxOf(idUtilisateur)
  return [
    ...(ecart > 0 ? [{ debit: box, credit: DIFFERENCES, montant: ecart }] : []),
    ...(ecart < 0 ? [{ debit: DIFFERENCES, credit: box, montant: -ecart }] : []),
    ...(verse > 0 ? [{ debit: SAFE, credit: box, montant: verse }] : []),
  ]
}

/** The lines that correct a difference, in the box of the user who corrects it. */
export const takingBackLines = (ecart: number, idUtilisateur: number): Line[] =>
  closingLines({ idUtilisateur, ecart: -ecart, verse: 0 })

/** The amount to put in the safe so that the float stays in the box. */
export const proposedDeposit = (compte: number, fonds: number): number => Math.max(0, compte - fonds)
