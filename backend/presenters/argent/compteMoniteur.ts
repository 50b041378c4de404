import type { CompteMoniteur } from '@contract/argent/compteMoniteur'
import type { Pays } from '@contract/clock/pays'
import { balanceOf } from '../../database/argent/compte'
import { payByMonth } from '../../database/argent/ecriture'
import { lessonsTaught } from '../../database/argent/moniteurLessons'
import { transactionsOf } from '../../database/argent/transaction'
import type { Db, Trx } from '../../database/schema'
import { presentTransaction } from './transaction'

interface Person {
  id: number
  idAutoEcole: number
}

/** The account of an instructor: what their attested lessons earned month by month, and what was paid. */
export async function presentCompteMoniteur(
  db: Db | Trx,
  { id, idAutoEcole }: Person,
  pays: Pays,
): Promise<CompteMoniteur> {
  const months: CompteMoniteur['mois'] = []
  for (const { mois, gain } of await payByMonth(db, id)) {
    const lessons = await lessonsTaught(db, id, mois, pays)
    months.push({ mois, gain, minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0) })
  }
  return {
    idMoniteur: id,
    // What is owed to a person is a credit of their account.
    aPayer: -(await balanceOf(db, idAutoEcole, `moniteur:${id}`)),
    mois: months,
    transactions: (await transactionsOf(db, 'idMoniteur', id)).map(presentTransaction),
  }
}
