import type { OutgoingMessage } from '../deps'

interface Contact {
  prenom: string
  email: string | null
  telephone: string | null
}

/** Tells a new person its user name and temporary password, by e-mail or else by text message. */
export function accessMessages(contact: Contact, username: string, password: string): OutgoingMessage[] {
  const destinataire = contact.email ?? contact.telephone
  if (!destinataire) return []
  return [
    {
      canal: contact.email ? 'email' : 'sms',
      destinataire,
      sujet: 'Votre accès à Voie Libre',
      texte: `Bonjour ${contact.prenom}, votre auto-école vous a ouvert un accès. Identifiant : ${username}. Mot de passe provisoire : ${password}. Vous en choisirez un autre à la première connexion.`,
    },
  ]
}
