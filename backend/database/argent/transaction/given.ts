import type { Trx } from '../../schema'

/** The acts that a ceiling adds up: one author's, of one kind, on one of the school's days. */
interface Acts {
  idAutoEcole: number
  idUtilisateur: number
  kind: 'REFUND' | 'EXPENSE'
  jour: string
  /** The candidate of refunds; left out for expenses. */
  idCandidat?: number
}

/**
 * The sum in millimes of what an account gave by itself, without what was reversed and what the management approved.
 * Call it with the school's money locked.
 */
export async function givenAlone(trx: Trx, { idCandidat, ...acts }: Acts): Promise<number> {
  const { given } = await trx
    .selectFrom('transaction')
    .select((eb) => eb.fn.sum<number | string | null>('transaction.montant').as('given'))
    .where('transaction.idAutoEcole', '=', acts.idAutoEcole)
    .where('transaction.jour', '=', acts.jour)
    .where('transaction.idUtilisateur', '=', acts.idUtilisateur)
    .where('transaction.kind', '=', acts.kind)
    .where('transaction.idReversed', 'is', null)
    .$if(idCandidat !== undefined, (rows) => rows.where('transaction.idCandidat', '=', idCandidat ?? 0))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('transaction as reversal')
            .select('reversal.id')
            .whereRef('reversal.idReversed', '=', 'transaction.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('approbation')
            .select('approbation.id')
            .whereRef('approbation.idTransaction', '=', 'transaction.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(given ?? 0)
}
