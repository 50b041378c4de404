import type { Database } from './schema'

/** A table of this application. */
export type TableName = keyof Database

/**
 * The owner of the rows of a table:
 * - `own`: the school whose id is in the column;
 * - `through`: the school that owns the parent row, for tables without a school column;
 * - `platform`: no school.
 */
export type Owner = { own: string } | { through: string; parent: TableName } | 'platform'

const own = { own: 'idAutoEcole' } as const
const through = (column: string, parent: TableName) => ({ through: column, parent })
const ofAccount = through('idUtilisateur', 'utilisateur')

/**
 * The owner of every table. A missing table does not compile. This decides which rows of schools an account can reach
 * on a server, and which rows leave with a school. Both places add their own rules for the tables of the platform.
 */
export const OWNERS = {
  approbation: own,
  attente: own,
  auto_ecole: { own: 'id' },
  auto_ecole_permi: own,
  avis: through('idCandidat', 'candidat'),
  caisse_comptage: own,
  caisse_session: own,
  candidat: own,
  cheque: own,
  cloture: own,
  code_acces: own,
  code_reinitialisation: ofAccount,
  compte: own,
  compteur: own,
  config_prix: own,
  conge: own,
  contrat: own,
  convocation: own,
  demande_evenement: own,
  demande_pack: own,
  devoir: own,
  disponibilite: own,
  document: own,
  domaine: 'platform',
  ecart_repris: own,
  echeance: through('idInscription', 'inscription'),
  echeancier: through('idInscription', 'inscription'),
  ecriture: own,
  ecriture_ligne: through('idEcriture', 'ecriture'),
  entretien: own,
  envoi_push: through('idNotification', 'notification'),
  evenement: own,
  evenement_candidat: through('idEvenement', 'evenement'),
  examen_blanc: 'platform',
  examen_blanc_part: 'platform',
  examinateur: own,
  facture: own,
  facture_ligne: through('idFacture', 'facture'),
  fermeture: own,
  flux_ical: own,
  forfait: own,
  historique: own,
  horaire_ecole: own,
  idempotence: 'platform',
  import_candidat: own,
  imputation: own,
  inscription: own,
  inscription_prix: through('idInscription', 'inscription'),
  limite: 'platform',
  lot: through('idInscription', 'inscription'),
  memoire: ofAccount,
  mention_candidat: own,
  mention_ecole: own,
  message_contact: 'platform',
  message_sortant: 'platform',
  moniteur: own,
  moniteur_permi: through('idMoniteur', 'moniteur'),
  moniteur_tarif: through('idMoniteur', 'moniteur'),
  notification: ofAccount,
  occupation: through('idEvenement', 'evenement'),
  offre: own,
  pack: 'platform',
  package_ecole: own,
  papier: own,
  penalite: own,
  penalite_taux: own,
  permi: 'platform',
  poste: own,
  promesse: own,
  question: 'platform',
  question_choice: 'platform',
  rappel_ecole: own,
  refresh_token: through('idSession', 'session'),
  reglage_argent: own,
  reglage_permis: own,
  reglage_planning: own,
  relance: own,
  reprise: own,
  salle: own,
  salle_participant: through('idSalle', 'salle'),
  salle_question: through('idSalle', 'salle'),
  salle_reponse: through('idParticipant', 'salle_participant'),
  secret: 'platform',
  serie: 'platform',
  serie_permi: 'platform',
  session: ofAccount,
  tentative: own,
  tentative_question: through('idTentative', 'tentative'),
  transaction: own,
  transaction_jour: own,
  transaction_mot: own,
  utilisateur: own,
  vehicule: own,
} as const satisfies Record<TableName, Owner>

/** The tables whose rows belong to no school. */
export type PlatformTable = {
  [T in TableName]: (typeof OWNERS)[T] extends 'platform' ? T : never
}[TableName]

/** Every table, sorted by name. */
export const TABLES = Object.keys(OWNERS).sort() as TableName[]

const depthOf = (table: TableName): number => {
  const owner: Owner = OWNERS[table]
  return owner !== 'platform' && 'through' in owner ? 1 + depthOf(owner.parent) : 0
}

/** Every table, each after the parent that determines its school. */
export const PARENTS_FIRST = [...TABLES].sort((a, b) => depthOf(a) - depthOf(b))
