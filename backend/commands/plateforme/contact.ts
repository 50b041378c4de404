import type { ContactAnswer, ContactInput, MessageContact } from '@contract/plateforme/contact'
import type { Caller } from '../../caller'
import { notify } from '../../database/compte/notif'
import { managerIds } from '../../database/plateforme/autoecole'
import { type ContactRow, findContact, insertContact, settleContact } from '../../database/plateforme/contact'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { notFound, wrongState } from '../../errors'
import { hourlyLimits, throttle } from '../compte/throttle'
import { decide, write } from '../write'

/** Maximum messages in an hour, so that nobody can fill the platform's inbox. */
const HOURLY = { perSender: 5, perSite: 20, inAll: 500 }

/** @throws 404 when there is no such message for this caller */
export async function mustFindContact(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update',
  id: number,
): Promise<ContactRow> {
  const row = await findContact(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

/** Stores a message to the platform. @throws 429 with the seconds to wait */
export async function submitContact(deps: Deps, input: ContactInput, sender: string): Promise<ContactAnswer> {
  await throttle(deps, hourlyLimits('contact', sender, HOURLY))
  const now = deps.clock().toISOString()
  return decide(deps, async (trx) => {
    const id = await insertContact(trx, input, now)
    const params = { nom: input.nom, sujet: input.sujet }
    await notify(trx, await managerIds(trx), { kind: 'message_recu', params, target: { place: 'message', id } }, now)
    return { createdAt: now }
  })
}

/** Answers a message by e-mail. @throws 409 when it already has an answer, or is closed */
export function answerContact(deps: Deps, caller: Caller, id: number, reponse: string): Promise<MessageContact> {
  return write(deps, caller, async ({ trx, now }) => {
    const row = await mustFindContact(trx, caller, 'update', id)
    if (row.statut !== 'NEW') throw wrongState()
    const change = { statut: 'ANSWERED', reponse, reponduLe: now, reponduPar: caller.nomComplet } as const
    await settleContact(trx, id, change, now)
    await deps.outbox.send(trx, [
      { canal: 'email', destinataire: row.email, sujet: `Re : ${row.sujet}`, texte: reponse },
    ])
    return mustFindContact(trx, caller, 'read', id)
  })
}

/** Closes a message. @throws 409 when it is closed already */
export function closeContact(deps: Deps, caller: Caller, id: number): Promise<MessageContact> {
  return write(deps, caller, async ({ trx, now }) => {
    const row = await mustFindContact(trx, caller, 'update', id)
    if (row.statut === 'CLOSED') throw wrongState()
    await settleContact(trx, id, { statut: 'CLOSED' }, now)
    return mustFindContact(trx, caller, 'read', id)
  })
}
