import { CHAT_SENDER_ID, type Chat, type ChatContact, type ChatProfile, type ChatStatus } from '@contract/demo/chat'
import type { DemoOwner } from '@contract/demo/owner'
import { firstNameOf } from './me'
import { person } from './people'
import { NO_PORTRAIT } from './picture'
import { ago } from './time'

const CONTACTS: [role: string, about: string, status: ChatStatus][] = [
  ['Moniteur', 'Je réponds entre deux leçons.', 'online'],
  ['Mécanicienne', 'À l’atelier jusqu’à 18 h.', 'busy'],
  ['Comptable', 'Les factures avant le 25, merci !', 'away'],
  ['Candidate', 'Bientôt le permis, promis.', 'online'],
  ['Moniteur moto', 'Casque obligatoire, même ici.', 'offline'],
  ['Responsable d’agence', 'Une porte toujours ouverte.', 'online'],
  ['Livreur', 'Tournée du matin : Tunis et La Marsa.', 'busy'],
  ['Examinatrice', 'Priorité à droite.', 'offline'],
  ['Webmestre', 'Le site est à jour.', 'away'],
  ['Secrétaire', 'Le téléphone sonne toujours deux fois.', 'online'],
]

/** 10 contacts, numbered from 1; the eleventh is the user. */
export const sampleContacts = (): ChatContact[] =>
  CONTACTS.map(([role, about, status], index) => {
    const { fullName } = person(index + 101)
    return { id: index + 1, fullName, role, about, avatar: NO_PORTRAIT, status }
  })

export const sampleProfile = ({ name, avatar }: DemoOwner): ChatProfile => ({
  id: CHAT_SENDER_ID,
  avatar,
  fullName: name,
  // The specification's wording for this profile.
  role: 'admin',
  about: 'À l’agence du Lac. On me joint de 8 h à 18 h.',
  status: 'online',
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
})

type Line = [senderId: number, minutesAgo: number, message: string]

const talk = (lines: Line[]) =>
  lines.map(([senderId, minutes, message]) => ({ message, time: ago(0, minutes), senderId }))

/** Two conversations; the id of each is its contact's. */
export const sampleChats = (me: DemoOwner): Chat[] => [
  {
    id: 2,
    userId: 2,
    unseenMsgs: 0,
    chat: talk([
      [2, 1630, `Bonjour ${firstNameOf(me)}, la Clio est prête.`],
      [
        2,
        1629,
        'J’ai changé les plaquettes et vérifié les pneus. Le détail : https://garage-des-oliviers.example/clio.',
      ],
      [11, 1600, 'Parfait, merci ! Je passe la prendre à midi.'],
      [11, 1598, 'Et la facture ?'],
      [2, 1570, 'Elle part ce soir par e-mail.'],
    ]),
  },
  {
    id: 1,
    userId: 1,
    unseenMsgs: 2,
    chat: talk([
      [11, 190, 'Bonjour ! Deux leçons de plus samedi, c’est possible ?'],
      [1, 182, 'Samedi matin oui, l’après-midi je suis en examen.'],
      [11, 178, 'Le matin convient très bien.'],
      [1, 26, 'C’est noté : 9 h et 10 h 15.'],
      [1, 25, 'Je préviens les candidats.'],
    ]),
  },
]
