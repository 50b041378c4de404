import { isCharge, type OpenCharge } from '../../../rules/argent/facture/charges'
import type { Conn, Trx } from '../../schema'
import { settledLines } from '../ecriture'

/** The State's part of each charge, of exams in a package as well as of exams charged one by one. */
async function stateParts(db: Conn, idCandidat: number): Promise<Map<string, number>> {
  const parts = new Map<string, number>()
  const lots = await db
    .selectFrom('lot')
    .innerJoin('inscription', 'inscription.id', 'lot.idInscription')
    .select(['lot.id', 'lot.droits'])
    .where('inscription.idCandidat', '=', idCandidat)
    .where('lot.droits', '<>', 0)
    .execute()
  for (const { id, droits } of lots) parts.set(`lot:${id}`, droits)
  const account = `candidat:${idCandidat}`
  for (const { cause, debit, credit, montant } of await settledLines(db, idCandidat)) {
    const isCharged = debit === account && credit.startsWith('debours:')
    const isBack = credit === account && debit.startsWith('debours:')
    if (isCharged || isBack) parts.set(cause, (parts.get(cause) ?? 0) + (isCharged ? montant : -montant))
  }
  return parts
}

/** The State's part of each charge that sent invoices already state, less their credit notes. */
async function statedParts(db: Conn, idCandidat: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('facture_ligne')
    .innerJoin('facture', 'facture.id', 'facture_ligne.idFacture')
    .select(['facture.serie', 'facture_ligne.cause', 'facture_ligne.ttc'])
    .where('facture.idCandidat', '=', idCandidat)
    .where('facture.status', '=', 'SENT')
    .where('facture_ligne.debours', '=', 1)
    .execute()
  const parts = new Map<string, number>()
  for (const { serie, cause, ttc } of rows) {
    if (cause !== null) parts.set(cause, (parts.get(cause) ?? 0) + (serie === 'FA' ? ttc : -ttc))
  }
  return parts
}

/** The charges of a candidate that are on no invoice yet, the oldest first. */
export async function openCharges(db: Conn, idCandidat: number): Promise<OpenCharge[]> {
  const postes = await db
    .selectFrom('poste')
    .select(['cause', 'sens', 'montant', 'tva', 'dateEcheance'])
    .where('idCandidat', '=', idCandidat)
    .where('idFacture', 'is', null)
    .orderBy('dateEcheance')
    .orderBy('id')
    .execute()
  const charges = new Map<string, OpenCharge>()
  for (const { cause, sens, montant, tva, dateEcheance: jour } of postes) {
    if (!isCharge(cause)) continue
    const sign = sens === 'DEBIT' ? 1 : -1
    const known = charges.get(cause) ?? { cause, ttc: 0, tva: 0, droits: 0, jour }
    charges.set(cause, { ...known, ttc: known.ttc + sign * montant, tva: known.tva + sign * tva })
  }
  const [whole, stated] = [await stateParts(db, idCandidat), await statedParts(db, idCandidat)]
  return [...charges.values()]
    .map((charge) => ({ ...charge, droits: (whole.get(charge.cause) ?? 0) - (stated.get(charge.cause) ?? 0) }))
    .filter(({ ttc, tva, droits }) => ttc !== 0 || tva !== 0 || droits !== 0)
}

/** Puts the open items of some charges on an invoice or a credit note. */
export async function putOnFacture(
  trx: Trx,
  idCandidat: number,
  causes: readonly string[],
  idFacture: number,
): Promise<void> {
  if (causes.length === 0) return
  await trx
    .updateTable('poste')
    .set({ idFacture })
    .where('idCandidat', '=', idCandidat)
    .where('idFacture', 'is', null)
    .where('cause', 'in', causes)
    .execute()
}

/** Takes charges off an invoice and its credit notes, so that another invoice can take them up. */
export async function takeOffFactures(trx: Trx, ids: readonly number[], causes: readonly string[]): Promise<void> {
  if (causes.length === 0) return
  await trx
    .updateTable('poste')
    .set({ idFacture: null })
    .where('idFacture', 'in', ids)
    .where('cause', 'in', causes)
    .execute()
}
