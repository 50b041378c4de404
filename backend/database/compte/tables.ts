import type { Acces, Role } from '@contract/ability'
import type { NOTIF_KINDS } from '@contract/compte/notif'
import type { Generated } from 'kysely'
import type { Bit } from '../bit'
import type { Stamped } from '../stamped'

export interface UtilisateurTable extends Stamped {
  idAutoEcole: number | null
  username: string
  nomComplet: string
  email: string | null
  telephone: string | null
  role: Role
  /** For desk users: their access rights. */
  acces: Acces | null
  avatar: string | null
  langue: string
  actif: Bit
  isFirstLogin: Bit
  /** The hash; see auth/password.ts for its format. */
  motDePasse: string
  /** Number of consecutive wrong passwords. */
  echecs: number
  verrouilleJusqua: string | null
  derniereConnexion: string | null
}

export interface SessionTable {
  id: string
  idUtilisateur: number
  deviceId: string
  deviceName: string
  deviceType: string
  platform: string
  createdAt: string
  lastUsedAt: string
  expiresAt: string
  revokedAt: string | null
  /** The push token of the native shell, or a browser's subscription as JSON. */
  pushToken: string | null
}

/** A notification that waits to be sent to the browser of a session. */
export interface EnvoiPushTable {
  id: Generated<number>
  idNotification: number
  idSession: string
  essais: Generated<number>
  /** The earliest moment of the next try; null for at once. */
  prochainEssai: string | null
}

/** The hash of every refresh token issued: a reused one indicates theft. */
export interface RefreshTokenTable {
  hash: string
  idSession: string
  usedAt: string | null
}

export interface CodeReinitialisationTable {
  id: Generated<number>
  idUtilisateur: number
  hash: string
  essais: number
  expiresAt: string
}

/** An outgoing e-mail or text message. */
export interface MessageSortantTable {
  id: Generated<number>
  canal: 'email' | 'sms'
  destinataire: string
  sujet: string
  texte: string
  createdAt: string
  /** When a host sent it; null before that, and on hosts that show messages instead. */
  envoyeLe: string | null
  essais: Generated<number>
  /** The earliest moment of the next try; null for at once. */
  prochainEssai: string | null
}

/** Keys generated on the first start of this database; never sent anywhere. */
export interface SecretTable {
  nom: string
  valeur: string
}

export interface NotificationTable extends Stamped {
  idUtilisateur: number
  kind: (typeof NOTIF_KINDS)[number]
  /** JSON. */
  params: string
  /** JSON. */
  target: string | null
  lu: Bit
}

/** A throttle count by key; a new one begins once it has expired. */
export interface LimiteTable {
  cle: string
  nombre: number
  expiresAt: string
}

/**
 * A write with an idempotency key, and its answer. Neither the key nor the answer is readable here: see
 * `http/once.ts`.
 */
export interface IdempotenceTable {
  /** The caller: `user:7`, or before the sign-in `device:…`. */
  auteur: string
  /** Hash of the key. */
  cle: string
  route: string
  /** Hash of the body and the query, keyed with the idempotency key. */
  empreinte: string
  /** HTTP status of the answer. */
  statut: number
  /** The body of the answer, encrypted with the key; null for none. */
  reponse: string | null
  createdAt: string
}

export interface CompteTables {
  utilisateur: UtilisateurTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  envoi_push: EnvoiPushTable
  code_reinitialisation: CodeReinitialisationTable
  message_sortant: MessageSortantTable
  secret: SecretTable
  notification: NotificationTable
  limite: LimiteTable
  idempotence: IdempotenceTable
}
