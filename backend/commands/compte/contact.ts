import { dropCode } from '../../database/compte/resetCode'
import { findUtilisateur, updateUtilisateur } from '../../database/compte/utilisateur'
import type { Write } from '../write'

interface Contact {
  nomComplet: string
  email: string | null
  telephone: string | null
}

/**
 * Changes the name of an account and its e-mail address and phone number. A reset code sent to the old ones becomes
 * invalid. A user who has used the account is told at the old e-mail address, because a new address could otherwise
 * take the account over silently.
 */
export async function changeContact({ trx, deps, now }: Write, idUtilisateur: number, contact: Contact): Promise<void> {
  const before = await findUtilisateur(trx, idUtilisateur)
  await updateUtilisateur(trx, idUtilisateur, { ...contact, updatedAt: now })
  const isMoved = before.email !== contact.email || before.telephone !== contact.telephone
  if (isMoved) await dropCode(trx, idUtilisateur)
  if (!isMoved || !before.email || !before.derniereConnexion) return
  await deps.outbox.send(trx, [
    {
      canal: 'email',
      destinataire: before.email,
      sujet: 'Vos coordonnées ont été modifiées',
      texte: [
        `L’adresse e-mail ou le téléphone du compte ${before.username} vient d’être modifié par votre auto-école.`,
        'Si vous ne l’avez pas demandé, prévenez-la et changez votre mot de passe.',
      ].join('\n'),
    },
  ])
}
