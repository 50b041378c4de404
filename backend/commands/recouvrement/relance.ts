import type { ReglagesArgent } from '@contract/argent/reglages'
import { ZONES } from '@contract/clock/pays'
import { timeOf, toWall } from '@contract/clock/wall'
import type { Caller } from '../../caller'
import { dueFactsOf } from '../../database/argent/dueFacts'
import { reglagesArgentOf } from '../../database/argent/reglages'
import { notify } from '../../database/compte/notif'
import { latestPromise, paidOf } from '../../database/recouvrement/promesse'
import { type Debtor, debtors, insertReminder, remindersOf } from '../../database/recouvrement/relance'
import type { Deps } from '../../deps'
import type { OutgoingMessage } from '../../outbox'
import { amountText } from '../../rules/argent/amountText'
import { duesOf, isQuiet, type Reminder, reminderOf } from '../../rules/recouvrement/relance'
import { schoolOf, type Write, write } from '../write'

/** A day as it is read: `21/11/2026`. */
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
    paiement_rappel: `${montant} restent à régler, dus depuis le ${day}.`,
    promesse_rompue: `promesse non tenue\u00a0: ${montant} restent à régler, dus depuis le ${day}.`,
  }
  return [
    {
      canal: person.email ? 'email' : 'sms',
      destinataire,
      sujet: kind === 'paiement_bientot' ? 'Prochaine échéance' : 'Rappel de paiement',
      texte: `Bonjour ${person.prenom}, ${sentences[kind]} Passez à l’auto-école ou appelez-nous.`,
    },
  ]
}

/** The reminder of one candidate on a day: none, when there is nothing to say or it has been said. */
async function remindOne(work: Write, idAutoEcole: number, person: Debtor, today: string, reglages: ReglagesArgent) {
  const { trx, caller, deps, now } = work
  const facts = await dueFactsOf(trx, idAutoEcole, person.id)
  const sent = await remindersOf(trx, person.id)
  const row = await latestPromise(trx, person.id)
  const promise = row
    ? {
        date: row.date,
        isKept: (await paidOf(trx, row)) >= row.montant,
        isTold: sent.some(({ idPromesse }) => idPromesse === row.id),
      }
    : null
  const dues = duesOf(facts, today, reglages.avantJours)
  const reminder = reminderOf({ dues, promise, sent }, today, reglages)
  if (!reminder || reminder.montant <= 0) return false
  const { niveau, depuis, montant, isBroken } = reminder
  const idPromesse = isBroken ? (row?.id ?? null) : null
  const values = {
    idAutoEcole,
    idCandidat: person.id,
    jour: today,
    niveau,
    depuis,
    montant,
    idPromesse,
    createdAt: now,
  }
  if (!(await insertReminder(trx, values))) return false
  const kind = kindOf(reminder, today)
  const amount = amountText(montant, caller.pays)
  const params = { montant: amount, quand: Date.parse(`${depuis}T00:00:00Z`) }
  await notify(trx, [person.idUtilisateur], { kind, params, target: { place: 'fiche' } }, now)
  await deps.outbox.send(trx, messageOf(person, kind, amount, dayText(depuis)))
  return true
}

/**
 * Reminds the candidates of a school of what they owe: one message a candidate and day with all dues together, never
 * in the quiet hours. A second run on the same day sends nothing, whoever runs it: a desk that opens its day, or a
 * server's clock.
 * @returns how many were sent; null while it is quiet
 */
export async function runReminders(deps: Deps, caller: Caller, today: string): Promise<number | null> {
  const idAutoEcole = schoolOf(caller)
  const reglages = await reglagesArgentOf(deps.db, idAutoEcole)
  if (isQuiet(timeOf(toWall(deps.clock().toISOString(), ZONES[caller.pays])), reglages)) return null
  return write(deps, caller, async (work) => {
    let count = 0
    for (const person of await debtors(work.trx, idAutoEcole)) {
      if (await remindOne(work, idAutoEcole, person, today, reglages)) count += 1
    }
    return count
  })
}
