import type { ReglagesArgent } from '@contract/argent/reglages'
import type { Pays } from '@contract/clock/pays'
import { wallOf } from '@contract/clock/wall'
import { grouped } from '@contract/grouped'
import { printedPhone } from '@contract/papiers/words'
import { dueFactsOf } from '../../database/argent/dueFacts'
import { reglagesOfSchools } from '../../database/argent/reglages'
import { chunks } from '../../database/chunks'
import { notifyEach } from '../../database/compte/notif'
import { isReminded, markReminded } from '../../database/ecole/rappel'
import { latestPromises, paidOf } from '../../database/recouvrement/promesse'
import { type Debtor, debtors, insertReminders, remindersOf } from '../../database/recouvrement/relance'
import type { Conn, Trx } from '../../database/schema'
import { readTogether, transact } from '../../database/transact'
import type { Deps } from '../../deps'
import type { OutgoingMessage } from '../../outbox'
import { amountText } from '../../rules/argent/amountText'
import { duesOf, isQuiet, type Reminder, reminderOf } from '../../rules/recouvrement/relance'

/** A day as messages write it: `21/11/2026`. */
const dayText = (day: string) => day.split('-').reverse().join('/')

const KINDS = { soon: 'paiement_bientot', late: 'paiement_rappel', broken: 'promesse_rompue' } as const
function kindOf({ depuis, isBroken }: Reminder, today: string) {
  if (isBroken) return KINDS.broken
  return depuis > today ? KINDS.soon : KINDS.late
}

/** The sentence of a reminder, by e-mail or text message. */
function messageOf(
  person: Debtor,
  kind: (typeof KINDS)[keyof typeof KINDS],
  montant: string,
  day: string,
): OutgoingMessage[] {
  const destinataire = person.email ?? person.telephone
  if (!destinataire) return []
  const sentences = {
    paiement_bientot: `${montant} seront à régler le ${day}.`,
    paiement_rappel: `${montant} restent à régler depuis le ${day}.`,
    promesse_rompue: `le paiement promis n’a pas été reçu\u00a0: ${montant} restent à régler depuis le ${day}.`,
  }
  return [
    {
      canal: person.email ? 'email' : 'sms',
      destinataire,
      sujet: kind === 'paiement_bientot' ? 'Prochaine échéance' : 'Rappel de paiement',
      texte: `Bonjour ${person.prenom}, ${sentences[kind]} Passez à ${person.ecole} ou appelez le ${printedPhone(person.telephoneEcole)}.`,
    },
  ]
}

/** Schools of one country on a day of its calendar. */
export interface Round {
  ecoles: readonly number[]
  pays: Pays
  today: string
}

type Rules = ReadonlyMap<number, ReglagesArgent>

/** A reminder to send, and its recipient. */
interface Due {
  person: Debtor
  reminder: Reminder
  idPromesse: number | null
}

/** Number of candidates whose facts are read at once. */
const AT_ONCE = 500

/** The last promise of each candidate, whether it was kept, and whether a reminder has named it. */
async function promisesOf(db: Conn, ids: readonly number[], told: ReadonlySet<number | null>) {
  const rows = await latestPromises(db, ids)
  const paid = await paidOf(db, rows)
  return new Map(
    rows.map(({ id, idCandidat, date, montant }) => {
      return [idCandidat, { id, date, isKept: (paid.get(id) ?? 0) >= montant, isTold: told.has(id) }]
    }),
  )
}

/** The reminders to send to some candidates on a day, without those that were sent before. */
async function dueOf(db: Conn, people: readonly Debtor[], rules: Rules, today: string): Promise<Due[]> {
  const ids = people.map(({ id }) => id)
  const facts = await dueFactsOf(db, people)
  const before = await remindersOf(db, ids)
  const promises = await promisesOf(db, ids, new Set(before.map(({ idPromesse }) => idPromesse)))
  const sentTo = grouped(before, ({ idCandidat }) => idCandidat)
  return people.flatMap((person) => {
    const [own, reglages] = [facts.get(person.id), rules.get(person.idAutoEcole)]
    if (!own || !reglages) return []
    const dues = duesOf(own, today, reglages.avantJours)
    const promise = promises.get(person.id) ?? null
    const reminder = reminderOf({ dues, promise, sent: sentTo.get(person.id) ?? [] }, today, reglages)
    if (!reminder || reminder.montant <= 0) return []
    return [{ person, reminder, idPromesse: reminder.isBroken ? (promise?.id ?? null) : null }]
  })
}

/** Records reminders, and sends those that no other run has sent on the same day. @returns how many */
async function send(deps: Deps, trx: Trx, due: readonly Due[], { pays, today }: Round): Promise<number> {
  const now = deps.clock().toISOString()
  const added = await insertReminders(
    trx,
    due.map(({ person, reminder: { niveau, depuis, montant }, idPromesse }) => {
      const { id: idCandidat, idAutoEcole } = person
      return { idAutoEcole, idCandidat, jour: today, niveau, depuis, montant, idPromesse, createdAt: now }
    }),
  )
  const told = due
    .filter(({ person }) => added.has(person.id))
    .map(({ person, reminder }) => {
      const { depuis, montant } = reminder
      return { person, depuis, kind: kindOf(reminder, today), amount: amountText(montant, pays) }
    })
  const notifs = told.map(({ person, depuis, kind, amount }) => {
    const params = { montant: amount, quand: Date.parse(`${depuis}T00:00:00Z`) }
    return { idUtilisateur: person.idUtilisateur, kind, params, target: { place: 'fiche' } as const }
  })
  await notifyEach(trx, notifs, now)
  const messages = told.flatMap(({ person, depuis, kind, amount }) => messageOf(person, kind, amount, dayText(depuis)))
  if (messages.length > 0) await deps.outbox.send(trx, messages)
  return told.length
}

/** The rules of the schools that are not in their quiet hours now. */
async function awake({ db, clock }: Deps, { ecoles, pays }: Round): Promise<Rules> {
  const { time } = wallOf(clock(), pays)
  const all = await reglagesOfSchools(db, ecoles, pays)
  return new Map([...all].filter(([, reglages]) => !isQuiet(time, reglages)))
}

/**
 * Sends payment reminders to the candidates of some schools: one message per candidate and day, with all dues together.
 * Schools in their quiet hours are left for a later run. A second run on the same day sends nothing, whether a desk's
 * first request of the day or a server's clock starts it.
 * @returns the schools that were handled
 */
export async function remindDebtors(deps: Deps, round: Round): Promise<number[]> {
  const rules = await awake(deps, round)
  const ecoles = [...rules.keys()]
  if (ecoles.length === 0) return []
  // Read before the writing transaction, so that no write of a school waits for it or is refused because of it.
  const due = await readTogether(deps.db, async (trx) => {
    const all: Due[] = []
    for (const people of chunks(await debtors(trx, ecoles), AT_ONCE)) {
      all.push(...(await dueOf(trx, people, rules, round.today)))
    }
    return all
  })
  await transact(deps.db, async (trx) => {
    await send(deps, trx, due, round)
    await markReminded(trx, 'argent', ecoles, round.today)
  })
  return ecoles
}

/** The day on which each school was last handled, as far as this host knows. */
const known = new WeakMap<Deps['db'], Map<number, string>>()

/** Sends the payment reminders of a desk's school at its first request of the day, unless it was done. */
export async function remindDebtorsOnce(deps: Deps, idAutoEcole: number, day: Omit<Round, 'ecoles'>): Promise<void> {
  const days = known.get(deps.db) ?? new Map<number, string>()
  known.set(deps.db, days)
  if (days.get(idAutoEcole) === day.today) return
  const isDone =
    (await isReminded(deps.db, 'argent', idAutoEcole, day.today)) ||
    (await remindDebtors(deps, { ...day, ecoles: [idAutoEcole] })).length > 0
  if (isDone) days.set(idAutoEcole, day.today)
}
