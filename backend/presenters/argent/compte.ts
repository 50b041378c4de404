import type { CompteCandidat, Inscription } from '@contract/argent/compte'
import type { Echeancier } from '@contract/argent/echeancier'
import { SERVICES } from '@contract/argent/service'
import { isUncashed } from '@contract/argent/statutCheque'
import { addDays } from '@contract/clock/days'
import type { Caller } from '../../caller'
import { candidatEvents } from '../../database/argent/candidatEvents'
import { balanceOf } from '../../database/argent/compte'
import { dueFacts } from '../../database/argent/dueFacts'
import { chargedFees, invoicedLines, settledLines } from '../../database/argent/ecriture'
import { type InscriptionRow, inscriptionsOf, type StoredEnrolment, withTerms } from '../../database/argent/inscription'
import { openPostes, packageOf } from '../../database/argent/poste'
import { isUsed, reprisesOf } from '../../database/argent/reprise'
import { transactionsOf } from '../../database/argent/transaction/list'
import { plansOf, type StoredPlan } from '../../database/recouvrement/echeancier'
import type { Conn } from '../../database/schema'
import { priceOn } from '../../rules/argent/consumption'
import { dueBy } from '../../rules/argent/due'
import { openInstalments } from '../../rules/argent/schedule'
import { balancesOf } from '../../rules/argent/settlement'
import { usedLots } from '../../rules/argent/use'
import { presentPromise } from '../recouvrement/promesse'
import { absencesOf, causeOf, chargeLine, feeLine, movementLine } from './lignes'
import { presentTransaction } from './transaction'

/** The payment side of an enrolment: its plan, the price of what was bought, and the part left to pay. */
interface Payable {
  plan?: StoredPlan | undefined
  bought: { prix: number; reste: number }
  today?: string
  reprise?: Inscription['reprise']
}

const NOTHING: Payable = { bought: { prix: 0, reste: 0 } }

/** A purchase, with its price after discounts. */
type Purchase = Pick<StoredEnrolment['lots'][number], 'id' | 'createdAt' | 'dateEffet'> & { net: number }

/**
 * A plan with the amount left of each instalment. What was bought after the plan was made, and what became dearer, is
 * not part of it: payments settle it in its place among the instalments.
 */
function presentPlan(
  { version, montant, prix, createdAt, echeances }: StoredPlan,
  dateDebut: string,
  bought: Payable['bought'],
  purchases: readonly Purchase[],
): Echeancier {
  const ecart = bought.prix - prix
  // The price says nothing about what was bought since: a discount, or the end of one, changes it too.
  const lots = purchases.filter((lot) => lot.createdAt <= createdAt).map(({ id }) => id)
  const since = purchases.filter((lot) => lot.createdAt > createdAt)
  const others = since.map(({ dateEffet, net }) => ({ date: dateEffet, montant: net }))
  const dearer = ecart - since.reduce((sum, { net }) => sum + net, 0)
  // A higher price is owed from the day of the enrolment on, as the rest of that price.
  if (dearer > 0) others.push({ date: dateDebut, montant: dearer })
  return { version, montant, ecart, lots, echeances: openInstalments(echeances, bought.reste, others) }
}

/** An enrolment with what is left of its purchases, and the prices in force on a day. */
export function presentInscription(
  row: InscriptionRow,
  { lots, prices }: StoredEnrolment,
  used: ReadonlyMap<number, number>,
  { plan, bought, today = row.dateDebut, reprise = null }: Payable = NOTHING,
): Inscription {
  const { id, idPermi, dateDebut, dateFin, status, idForfait, idConfigPrix, version } = row
  const net = (idLot: number) =>
    lots.filter((lot) => lot.id === idLot || lot.idReduit === idLot).reduce((sum, { montant }) => sum + montant, 0)
  const purchases = lots.filter(({ idReduit }) => idReduit === null)
  const netPurchases = purchases.map((lot) => ({ ...lot, net: net(lot.id) }))
  return {
    id,
    idPermi,
    dateDebut,
    dateFin,
    status,
    idForfait,
    idConfigPrix,
    version,
    reprise,
    lots: purchases.map((lot) => ({
      id: lot.id,
      service: lot.service,
      quantite: lot.quantite,
      used: used.get(lot.id) ?? 0,
      montant: net(lot.id),
      dateEffet: lot.dateEffet,
      dateFin: lot.dateFin,
    })),
    resteLots: bought.reste,
    echeancier: plan && status === 'ACTIVE' ? presentPlan(plan, dateDebut, bought, netPurchases) : null,
    prix: SERVICES.flatMap((service) => {
      const price = priceOn(
        prices.filter((one) => one.service === service),
        today < dateDebut ? dateDebut : today,
      )
      return price ? [{ service, montant: price.montant, droits: price.droits }] : []
    }),
  }
}

/** The opening balance with which an enrolment was entered; null for other enrolments. */
async function presentReprise(db: Conn, row: InscriptionRow): Promise<Inscription['reprise']> {
  const saved = (await reprisesOf(db, row.idCandidat)).find(({ idInscription }) => idInscription === row.id)
  if (!saved) return null
  const { dateReprise, prix, depassement, autres, paye, solde, minutesCode, minutesCirculation, minutesParc } = saved
  const minutes = { code: minutesCode, circulation: minutesCirculation, parc: minutesParc }
  return { dateReprise, prix, depassement, autres, paye, solde, minutes, canUndo: !(await isUsed(db, saved)) }
}

interface Person {
  id: number
  idAutoEcole: number
}

async function inscriptionOf(
  db: Conn,
  row: InscriptionRow,
  terms: StoredEnrolment,
  used: ReadonlyMap<number, number>,
  stored: readonly StoredPlan[],
  today: string,
): Promise<Inscription> {
  const plan = stored.find(({ idInscription }) => idInscription === row.id)
  const reprise = row.repriseSolde === null ? null : await presentReprise(db, row)
  return presentInscription(row, terms, used, { plan, bought: await packageOf(db, row.id), today, reprise })
}

/** The account of a candidate on a day, for a reader: the balance due and every line of it. */
export async function presentCompte(
  db: Conn,
  { id, idAutoEcole }: Person,
  reader: Pick<Caller, 'pays' | 'ability'>,
  today: string,
): Promise<CompteCandidat> {
  const rows = await inscriptionsOf(db, id)
  const enrolments = await withTerms(db, rows)
  const events = await candidatEvents(db, id, reader.pays)
  const used = usedLots(enrolments, events)
  const account = `candidat:${id}`
  const settled = [...(await settledLines(db, id)), ...(await invoicedLines(db, id))]
  const transactions = (await transactionsOf(db, 'idCandidat', id)).map((row) => presentTransaction(row, reader))
  const facts = { enrolments, events, today }
  const lignes = [...new Set(settled.map(({ cause }) => cause))]
    .map((cause) => ({ cause, montant: balancesOf(settled.filter((line) => line.cause === cause)).get(account) ?? 0 }))
    .filter(({ montant }) => montant !== 0)
    .map(({ cause, montant }) => chargeLine(cause, montant, facts))
  const fees = (await chargedFees(db, id)).map(feeLine)
  const aPayer = await balanceOf(db, idAutoEcole, account)
  const postes = await openPostes(db, id)
  const stored = await plansOf(
    db,
    rows.map((row) => row.id),
  )
  const due = dueFacts(aPayer, postes, rows, stored)
  const inscriptions = await Promise.all(
    rows.flatMap((row, index) => {
      const terms = enrolments[index]
      return terms ? [inscriptionOf(db, row, terms, used, stored, today)] : []
    }),
  )
  return {
    idCandidat: id,
    aPayer,
    exigible: dueBy(due, today),
    enRetard: dueBy(due, addDays(today, -1)),
    chequesEnAttente: transactions.reduce((sum, { cheque, montant }) => sum + (isUncashed(cheque) ? montant : 0), 0),
    promesse: await presentPromise(db, id, reader, today),
    inscriptions,
    lignes: [...lignes, ...fees, ...transactions.map(movementLine)],
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
