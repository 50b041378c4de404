import { endSessions } from '../../auth/session'
import { type Bit, bit } from '../../database/bit'
import { chunks } from '../../database/chunks'
import { usersSignedIn } from '../../database/compte/session'
import { setActive } from '../../database/compte/utilisateur'
import type { OutgoingMessage } from '../../outbox'
import type { Write } from '../write'

interface Contact {
  prenom: string
  email: string | null
  telephone: string | null
}

/** The address at which a person receives their access; null when they have none. */
export const addressOf = ({ email, telephone }: Pick<Contact, 'email' | 'telephone'>): string | null =>
  email ?? telephone

/** Sends a new person their user name and temporary password, by e-mail or else by text message. */
export function accessMessages(contact: Contact, username: string, password: string): OutgoingMessage[] {
  const destinataire = addressOf(contact)
  if (!destinataire) return []
  return [
    {
      canal: contact.email ? 'email' : 'sms',
      destinataire,
      sujet: 'Votre accès à Voie Libre',
      // Each value on its own line, so that copying it never includes a full stop.
      texte: [
        `Bonjour ${contact.prenom}, votre auto-école vous a ouvert un accès à Voie Libre.`,
        `Nom d’utilisateur\u00a0: ${username}`,
        `Mot de passe provisoire\u00a0: ${password}`,
        'Vous en choisirez un autre à la première connexion.',
      ].join('\n'),
    },
  ]
}

/** Disables the accounts of archived people and ends their sessions; enables them again when they are unarchived. */
export async function setAccess(
  { trx, deps, now }: Write,
  idUtilisateurs: readonly number[],
  archived: Bit,
): Promise<void> {
  for (const part of chunks(idUtilisateurs, 1000)) {
    await setActive(trx, part, bit(!archived), now)
    if (!archived) continue
    for (const idUtilisateur of await usersSignedIn(trx, part))
      await endSessions(trx, deps.clock, idUtilisateur, { except: null })
  }
}
