import type { CAUSES, CompteCandidat, Inscription } from '@contract/argent/compte'
import { SERVICES } from '@contract/argent/service'
import { addDays } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import { candidatEvents } from '../../database/argent/candidatEvents'
import { balanceOf } from '../../database/argent/compte'
import { settledLines } from '../../database/argent/ecriture'
import { type InscriptionRow, inscriptionsOf, withTerms } from '../../database/argent/inscription'
import { openPostes } from '../../database/argent/poste'
import { transactionsOf } from '../../database/argent/transaction'
import type { Db, Trx } from '../../database/schema'
import { priceOn } from '../../rules/argent/consumption'
import { dueBy } from '../../rules/argent/due'
import type { Enrolment } from '../../rules/argent/facts'
import { balancesOf } from '../../rules/argent/settlement'
import { usedLots } from '../../rules/argent/use'
import { presentTransaction } from './transaction'

type Cause = (typeof CAUSES)[number]

/** A stored cause, `lecon:45`, by its two parts. */
function causeOf(cause: string): { cause: Cause; idCause: number } {
  const [kind = '', id = ''] = cause.split(':')
  // Only `post` writes causes, from this list.
  return { cause: kind as Cause, idCause: Number(id) }
}

/** An enrolment with what is left of what was bought, and the prices in force on a day. */
export function presentInscription(
  row: InscriptionRow,
  { lots, prices }: Enrolment,
  used: ReadonlyMap<number, number>,
  today = row.dateDebut,
): Inscription {
  const { id, idPermi, dateDebut, dateFin, status, idForfait, idConfigPrix, version } = row
  const net = (idLot: number) =>
    lots.filter((lot) => lot.id === idLot || lot.idReduit === idLot).reduce((sum, { montant }) => sum + montant, 0)
  return {
    id,
    idPermi,
    dateDebut,
    dateFin,
    status,
    idForfait,
    idConfigPrix,
    version,
    lots: lots
      .filter(({ idReduit }) => idReduit === null)
      .map((lot) => ({
        id: lot.id,
        service: lot.service,
        quantite: lot.quantite,
        used: used.get(lot.id) ?? 0,
        montant: net(lot.id),
        dateEffet: lot.dateEffet,
        dateFin: lot.dateFin,
      })),
    prix: SERVICES.flatMap((service) => {
      const price = priceOn(
        prices.filter((one) => one.service === service),
        today < dateDebut ? dateDebut : today,
      )
      return price ? [{ service, montant: price.montant, droits: price.droits }] : []
    }),
  }
}

interface Person {
  id: number
  idAutoEcole: number
}

/** The account of a candidate on a day: what is to pay, and every line of it. */
export async function presentCompte(
  db: Db | Trx,
  { id, idAutoEcole }: Person,
  pays: Pays,
  today: string,
): Promise<CompteCandidat> {
  const rows = await inscriptionsOf(db, id)
  const enrolments = await withTerms(db, rows)
  const used = usedLots(enrolments, await candidatEvents(db, id, pays))
  const account = `candidat:${id}`
  const settled = await settledLines(db, id)
  const transactions = await transactionsOf(db, id)
  const causes = [...new Set(settled.map(({ cause }) => cause))]
  const charges = causes
    .map((cause) => ({ cause, montant: balancesOf(settled.filter((line) => line.cause === cause)).get(account) ?? 0 }))
    .filter(({ montant }) => montant !== 0)
    .map(({ cause, montant }) => ({ cause: causeOf(cause).cause, id: causeOf(cause).idCause, montant }))
  const movements = transactions.map((one) => {
    const isIncoming = (one.kind === 'PAYMENT') === (one.idReversed === null)
    return { cause: 'transaction' as const, id: one.id, montant: isIncoming ? -one.montant : one.montant }
  })
  const aPayer = await balanceOf(db, idAutoEcole, account)
  const postes = await openPostes(db, id)
  const open = (sens: 'DEBIT' | 'CREDIT') =>
    postes
      .filter((poste) => poste.sens === sens)
      .map(({ dateEcheance, reste }) => ({ date: dateEcheance, montant: reste }))
  const credits = open('CREDIT').reduce((sum, { montant }) => sum + montant, 0)
  const facts = { aPayer, charges: open('DEBIT'), echeances: [], credits }
  return {
    idCandidat: id,
    aPayer,
    exigible: dueBy(facts, today),
    enRetard: dueBy(facts, addDays(today, -1)),
    inscriptions: rows.flatMap((row, index) => {
      const terms = enrolments[index]
      return terms ? [presentInscription(row, terms, used, today)] : []
    }),
    lignes: [...charges, ...movements],
    postes: postes.map(({ id: idPoste, sens, cause, montant, reste, dateEcheance }) => ({
      id: idPoste,
      sens,
      ...causeOf(cause),
      montant,
      reste,
      dateEcheance,
    })),
    transactions: transactions.map(presentTransaction),
  }
}
