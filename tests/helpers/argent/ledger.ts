import type { TestBackend } from '../backend'

/** The broken rules of the ledgers of all schools; empty when all hold, which every write must ensure. */
export async function ledgerFaults({ db }: Pick<TestBackend, 'db'>): Promise<string[]> {
  const faults: string[] = []
  const accounts = await db.selectFrom('compte').selectAll().execute()
  const lines = await db.selectFrom('ecriture_ligne').selectAll().execute()
  const moved = new Map<number, number>()
  for (const { idDebit, idCredit, montant } of lines) {
    moved.set(idDebit, (moved.get(idDebit) ?? 0) + montant)
    moved.set(idCredit, (moved.get(idCredit) ?? 0) - montant)
  }
  for (const { id, type, cle, solde } of accounts) {
    if (solde !== (moved.get(id) ?? 0))
      faults.push(`${type}:${cle} keeps ${solde}, its lines say ${moved.get(id) ?? 0}`)
    if (type === 'a_rendre' && solde > 0) faults.push(`${type}:${cle} gave more than was bought`)
  }
  const postes = await db.selectFrom('poste').selectAll().execute()
  const allocations = await db.selectFrom('imputation').selectAll().execute()
  const allocated = new Map<number, number>()
  for (const { idDebit, idCredit, montant } of allocations) {
    for (const id of [idDebit, idCredit]) allocated.set(id, (allocated.get(id) ?? 0) + montant)
  }
  for (const { id, montant, reste } of postes) {
    const taken = allocated.get(id) ?? 0
    if (reste !== montant - taken) faults.push(`item ${id} keeps ${reste} of ${montant}, ${taken} was allocated`)
  }
  const open = new Map<string, number>()
  for (const { idCandidat, sens, reste } of postes) {
    open.set(`${sens}:${idCandidat}`, (open.get(`${sens}:${idCandidat}`) ?? 0) + reste)
  }
  for (const { type, cle, solde } of accounts.filter((one) => one.type === 'candidat')) {
    const [debits, credits] = [open.get(`DEBIT:${cle}`) ?? 0, open.get(`CREDIT:${cle}`) ?? 0]
    if (debits - credits !== solde) faults.push(`${type}:${cle} is ${solde}, its open items say otherwise`)
    if (debits > 0 && credits > 0) faults.push(`${type}:${cle} has debits and credits open at once`)
  }
  const numbers = await db
    .selectFrom('transaction')
    .select(['idAutoEcole', 'serie', 'annee', 'numero'])
    .orderBy('id')
    .execute()
  const seen = new Map<string, number>()
  for (const { idAutoEcole, serie, annee, numero } of numbers) {
    const key = `${idAutoEcole}: ${serie}-${annee}`
    if (numero !== (seen.get(key) ?? 0) + 1) faults.push(`${key} skips from ${seen.get(key) ?? 0} to ${numero}`)
    seen.set(key, numero)
  }
  const days = await db.selectFrom('transaction_jour').selectAll().execute()
  const counted = days.reduce((sum, { nombre }) => sum + nombre, 0)
  if (counted !== numbers.length) faults.push(`days count ${counted} transactions of ${numbers.length}`)
  return faults
}

/**
 * The lines of the ledger with their entries, which must never change after they are written, in order; with `after`,
 * only those after this line.
 */
export async function immutableRows({ db }: TestBackend, after = 0): Promise<string[]> {
  const lines = await db
    .selectFrom('ecriture_ligne')
    .innerJoin('ecriture', 'ecriture.id', 'ecriture_ligne.idEcriture')
    .selectAll()
    .select('ecriture_ligne.id as idLigne')
    .where('ecriture_ligne.id', '>', after)
    .orderBy('ecriture_ligne.id')
    .execute()
  return lines.map((line) => JSON.stringify(line))
}
