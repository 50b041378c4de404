import type { Utilisateur, UtilisateurInput, UtilisateurUpdate } from '@contract/compte/utilisateur'
import { drawPassword } from '../../auth/password'
import { endSessions } from '../../auth/session'
import type { Caller } from '../../caller'
import type { Bit } from '../../database/bit'
import { dropCode } from '../../database/compte/resetCode'
import { createUsers } from '../../database/compte/utilisateur'
import {
  type DeskRow,
  findDesk,
  isAddressTaken,
  othersWithAll,
  updateDesk,
} from '../../database/compte/utilisateurDesk'
import { logChange } from '../../database/ecole/historique'
import type { Conn } from '../../database/schema'
import { beyondSchool } from '../../database/transact'
import type { Deps } from '../../deps'
import { conflict, HttpError, notFound, stale, wrongState } from '../../errors'
import type { OutgoingMessage } from '../../outbox'
import { presentUtilisateur } from '../../presenters/compte/utilisateur'
import { changedAt } from '../../rules/plateforme/autoecole'
import { schoolOf, type Write, write } from '../write'
import { countSent } from './accessLimit'
import { changeContact } from './contact'

const ENTITE = 'utilisateur'

/** @throws 404 when there is no such desk user for this caller */
export async function mustFindDesk(db: Conn, caller: Caller, action: 'read' | 'update', id: number): Promise<DeskRow> {
  const row = await findDesk(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

const answer = async ({ trx, caller }: Write, id: number): Promise<Utilisateur> =>
  presentUtilisateur(await mustFindDesk(trx, caller, 'read', id))

/** The form's fields as the log records them. */
const logFields = ({ nomComplet, email, telephone, acces }: DeskRow | UtilisateurInput) => ({
  nomComplet,
  email,
  telephone,
  acces: acces ?? 'tout',
})

const letter = (
  row: Pick<DeskRow, 'nomComplet' | 'email' | 'telephone' | 'username'>,
  password: string,
  again = false,
) =>
  [
    {
      canal: row.email ? 'email' : 'sms',
      destinataire: row.email ?? row.telephone ?? '',
      sujet: again ? 'Votre nouveau mot de passe provisoire' : 'Votre accès à Voie Libre',
      texte: [
        again
          ? `Bonjour ${row.nomComplet}, voici votre nouveau mot de passe provisoire pour Voie Libre.`
          : `Bonjour ${row.nomComplet}, votre auto-école vous a ouvert un accès à Voie Libre.`,
        `Nom d’utilisateur\u00a0: ${row.username}`,
        `Mot de passe provisoire\u00a0: ${password}`,
        'Vous en choisirez un autre à la première connexion.',
      ].join('\n'),
    },
  ] satisfies OutgoingMessage[]

/** @throws 409 when the user is the caller: people who lock themselves out cannot undo it */
function refuseOneself(caller: Caller, id: number): void {
  if (caller.id === id) throw new HttpError(409, 'own_account')
}

/** @throws 409 when no active user with full access would remain */
async function refuseLast({ trx }: Write, row: DeskRow): Promise<void> {
  const runs = row.actif === 1 && (row.acces ?? 'tout') === 'tout'
  if (runs && (await othersWithAll(trx, row.idAutoEcole, row.id)) === 0) throw new HttpError(409, 'last_admin')
}

async function refuseTaken({ trx }: Write, email: string, except = 0): Promise<void> {
  // An address is one account's on the whole platform.
  if (await beyondSchool(trx, () => isAddressTaken(trx, email, except))) throw conflict({ email: 'duplicate' })
}

/** Creates a desk user and sends them a temporary password. @throws 409 for an address that is in use */
export async function createUtilisateur(deps: Deps, caller: Caller, input: UtilisateurInput): Promise<Utilisateur> {
  const idAutoEcole = schoolOf(caller)
  const { password, hash } = await drawPassword()
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    await refuseTaken(work, input.email)
    const [prenom = '', ...rest] = input.nomComplet.split(/\s+/)
    const { email, telephone, acces, nomComplet } = input
    const person = { prenom, nom: rest.join(' '), email, telephone, role: 'ecole' as const }
    const [user] = await createUsers(trx, [{ ...person, idAutoEcole, motDePasse: hash, now }])
    if (!user) throw new Error('An account was not made')
    await updateDesk(trx, user.id, { acces, nomComplet }, now)
    await logChange(trx, caller, now, {
      entite: ENTITE,
      id: user.id,
      idAutoEcole,
      action: 'create',
      after: logFields(input),
    })
    await deps.outbox.send(trx, letter({ ...input, username: user.username }, password))
    return answer(work, user.id)
  })
}

/**
 * Changes a desk user.
 * @throws 409 with the current record, when it was saved since it was read; for the caller's own rights, and for the
 *   last user with full access
 */
export function saveUtilisateur(deps: Deps, caller: Caller, id: number, body: UtilisateurUpdate): Promise<Utilisateur> {
  const { version, ...input } = body
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindDesk(trx, caller, 'update', id)
    const current = presentUtilisateur(row)
    if (current.version !== version) throw stale(current)
    if (input.acces !== current.acces) {
      refuseOneself(caller, id)
      await refuseLast(work, row)
    }
    if (input.email !== row.email) await refuseTaken(work, input.email, id)
    await changeContact(work, id, input)
    await updateDesk(trx, id, { acces: input.acces }, changedAt(now, row.updatedAt))
    const change = { entite: ENTITE, id, idAutoEcole: row.idAutoEcole, action: 'update' } as const
    await logChange(trx, caller, now, { ...change, before: logFields(row), after: logFields(input) })
    return answer(work, id)
  })
}

/**
 * Enables or disables a user; disabling ends their sessions.
 * @throws 409 for the caller, for the last one, and when it is already done
 */
export function activateUtilisateur(deps: Deps, caller: Caller, id: number, actif: Bit): Promise<Utilisateur> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindDesk(trx, caller, 'update', id)
    if (row.actif === actif) throw wrongState()
    if (!actif) {
      refuseOneself(caller, id)
      await refuseLast(work, row)
      await endSessions(trx, deps.clock, id, { except: null })
    }
    await updateDesk(trx, id, { actif }, changedAt(now, row.updatedAt))
    const action = actif ? 'activate' : 'deactivate'
    await logChange(trx, caller, now, { entite: ENTITE, id, idAutoEcole: row.idAutoEcole, action })
    return answer(work, id)
  })
}

/**
 * Replaces a lost password by a temporary one; all sessions end.
 * @throws 409 for the caller, 429 when one was sent to the same address within the last hour
 */
export async function renewPassword(deps: Deps, caller: Caller, id: number): Promise<Utilisateur> {
  const { password, hash } = await drawPassword()
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindDesk(trx, caller, 'update', id)
    refuseOneself(caller, id)
    if (!row.actif) throw wrongState()
    await countSent(work, { id, adresse: row.email ?? row.telephone ?? '' })
    const change = { motDePasse: hash, isFirstLogin: 1, echecs: 0, verrouilleJusqua: null } as const
    await updateDesk(trx, id, change, changedAt(now, row.updatedAt))
    await dropCode(trx, id)
    await endSessions(trx, deps.clock, id, { except: null })
    await logChange(trx, caller, now, { entite: ENTITE, id, idAutoEcole: row.idAutoEcole, action: 'password' })
    await deps.outbox.send(trx, letter(row, password, true))
    return answer(work, id)
  })
}
