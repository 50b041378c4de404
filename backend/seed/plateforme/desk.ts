import { addDays } from '@contract/clock/days'
import { HOUR_MS } from '@contract/clock/moments'
import { bit } from '../../database/bit'
import type { Trx } from '../../database/schema'

interface Seeding {
  trx: Trx
  today: string
  now: string
}

const hoursAgo = (now: string, hours: number) => new Date(Date.parse(now) - hours * HOUR_MS).toISOString()

/** Codes: the candidate's index, days since creation, days until expiry, and whether it was used. */
const CODES = [
  { who: 1, code: 'VHKQ7M3XTA', ago: 20, days: 60, used: true },
  { who: 2, code: 'N4RWYCJ9PE', ago: 12, days: 45, used: true },
  { who: 3, code: 'GT6DXMA3KU', ago: 5, days: 90, used: false },
  { who: 5, code: 'QJ79HRVNWC', ago: 95, days: -5, used: true },
  { who: 6, code: 'PYE4UTKD6G', ago: 40, days: 30, used: false, off: true },
] as const

/** Codes of a school. The first candidate, the public demo account, gets an unused one that visitors can redeem. */
export async function seedCodes({ trx, today, now }: Seeding, idAutoEcole: number): Promise<void> {
  const candidats = await trx
    .selectFrom('candidat')
    .select('id')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('archived', '=', 0)
    .orderBy('id')
    .execute()
  const first = { who: 0, code: 'CARTE7XKM4', ago: 3, days: 90, used: false } as const
  for (const { who, code, ago, days, used, ...rest } of [first, ...CODES]) {
    const idCandidat = candidats[who]?.id
    if (idCandidat === undefined) continue
    const createdAt = hoursAgo(now, ago * 24)
    const useAt = used ? hoursAgo(now, (ago - 1) * 24) : null
    await trx
      .insertInto('code_acces')
      .values({
        idAutoEcole,
        idCandidat,
        code,
        dateExpiration: addDays(today, days),
        actif: bit(!('off' in rest)),
        premiereUtilisation: useAt,
        derniereUtilisation: useAt,
        version: 1,
        createdAt,
        updatedAt: createdAt,
      })
      .execute()
  }
}

const MESSAGES = [
  {
    nom: 'Habib Gharbi',
    email: 'habib.gharbi@exemple.tn',
    telephone: '+21698220114',
    sujet: 'Deux agences, un seul compte ?',
    texte:
      'Bonjour,\nNous avons une agence à Sousse et une autre à Monastir. Peut-on les gérer avec un seul compte ?\nMerci.',
    heures: 5,
  },
  {
    nom: 'Sonia Jebali',
    email: 'sonia.jebali@exemple.tn',
    telephone: null,
    sujet: 'Reprise de nos fichiers Excel',
    texte: 'Bonjour, notre liste de candidats est dans Excel. Faut-il tout ressaisir ?',
    heures: 74,
    reponse:
      'Bonjour Sonia, rien à ressaisir : sous Candidats, « Importer » lit votre fichier et montre chaque ligne avant de l’ajouter.',
  },
] as const

/** Messages to the platform: one is new, one is answered. */
export async function seedContacts({ trx, now }: Seeding): Promise<void> {
  for (const { heures, ...message } of [...MESSAGES].reverse()) {
    const at = hoursAgo(now, heures)
    const answered = 'reponse' in message
    await trx
      .insertInto('message_contact')
      .values({
        ...message,
        statut: answered ? 'ANSWERED' : 'NEW',
        reponse: answered ? message.reponse : null,
        reponduLe: answered ? hoursAgo(now, heures - 3) : null,
        reponduPar: answered ? 'Skander Bel Hassen' : null,
        createdAt: at,
        updatedAt: at,
      })
      .execute()
  }
}

/** Sets the access of a desk user. */
export const setAcces = (trx: Trx, username: string, acces: 'tout' | 'planning') =>
  trx.updateTable('utilisateur').set({ acces }).where('username', '=', username).execute()
