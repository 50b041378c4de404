import type { Periode } from '@contract/stats/periode'
import type { Db } from '../schema'
import { ofDays, withTranches } from './tranche'

/**
 * The amounts received, spent and written off in each step, by kind. They come from the stored totals of days, like the
 * sums in the list of transactions.
 */
export const moneyByKind = (db: Db, steps: readonly Periode[], idAutoEcole: number) =>
  withTranches(db, ofDays(steps))
    .selectFrom('tranche')
    .crossJoin('transaction_jour')
    .where('transaction_jour.idAutoEcole', '=', idAutoEcole)
    .whereRef('transaction_jour.jour', '>=', 'tranche.debut')
    .whereRef('transaction_jour.jour', '<', 'tranche.fin')
    .groupBy(['tranche.rang', 'transaction_jour.kind'])
    .select((eb) => [
      'tranche.rang',
      'transaction_jour.kind',
      eb.fn.sum<number>('transaction_jour.incoming').as('incoming'),
      eb.fn.sum<number>('transaction_jour.outgoing').as('outgoing'),
      eb.fn.sum<number>('transaction_jour.lost').as('lost'),
    ])
    .execute()
