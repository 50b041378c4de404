import type { CompteCandidat, Inscription } from '@contract/argent/compte'
import { SERVICES } from '@contract/argent/service'
import { addDays } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import { candidatEvents } from '../../database/argent/candidatEvents'
import { balanceOf } from '../../database/argent/compte'
import { settledLines } from '../../database/argent/ecriture'
import { type InscriptionRow, inscriptionsOf, withTerms } from '../../database/argent/inscription'
import { openPostes } from '../../database/argent/poste'
import { transactionsOf } from '../../database/argent/transaction/list'
import type { Db, Trx } from '../../database/schema'
import { priceOn } from '../../rules/argent/consumption'
import { dueBy } from '../../rules/argent/due'
import type { Enrolment } from '../../rules/argent/facts'
import { balancesOf } from '../../rules/argent/settlement'
import { usedLots } from '../../rules/argent/use'
import { absencesOf, causeOf, chargeLine, movementLine } from './lignes'
import { presentTransaction } from './transaction'

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
  const events = await candidatEvents(db, id, pays)
  const used = usedLots(enrolments, events)
  const account = `candidat:${id}`
  const settled = await settledLines(db, id)
  const transactions = (await transactionsOf(db, 'idCandidat', id)).map(presentTransaction)
  const facts = { enrolments, events, today }
  const lignes = [...new Set(settled.map(({ cause }) => cause))]
    .map((cause) => ({ cause, montant: balancesOf(settled.filter((line) => line.cause === cause)).get(account) ?? 0 }))
    .filter(({ montant }) => montant !== 0)
    .map(({ cause, montant }) => chargeLine(cause, montant, facts))
  const aPayer = await balanceOf(db, idAutoEcole, account)
  const postes = await openPostes(db, id)
  const open = (sens: 'DEBIT' | 'CREDIT') =>
    postes
      .filter((poste) => poste.sens === sens)
      .map(({ dateEcheance, reste }) => ({ date: dateEcheance, montant: reste }))
  const credits = open('CREDIT').reduce((sum, { montant }) => sum + montant, 0)
  const due = { aPayer, charges: open('DEBIT'), echeances: [], credits }
  return {
    idCandidat: id,
    aPayer,
    exigible: dueBy(due, today),
    enRetard: dueBy(due, addDays(today, -1)),
    inscriptions: rows.flatMap((row, index) => {
      const terms = enrolments[index]
      return terms ? [presentInscription(row, terms, used, today)] : []
    }),
    lignes: [...lignes, ...transactions.map(movementLine)],
    absences: absencesOf(facts, lignes),
    postes: postes.map(({ id: idPoste, sens, cause, montant, reste, dateEcheance }) => ({
      id: idPoste,
      sens,
      ...causeOf(cause),
      montant,
      reste,
      dateEcheance,
    })),
    transactions,
  }
}
