import type { Database } from '@backend/database/schema'

/**
 * What a school's account may reach of a table, whatever its query asks for:
 * - `own`: the rows whose column has its school;
 * - `through`: the rows whose parent it may reach: they have no school of their own;
 * - `if`: the rows that fulfil a condition;
 * - `read`: all rows, to read: what the platform writes for every school;
 * - `shared`: all rows: they name no school and no person;
 * - `add`: none, but it may add to them;
 * - `none`: none.
 */
export type Reach =
  | { own: string }
  | { through: string; parent: WalledTable }
  | { if: string }
  | 'read'
  | 'shared'
  | 'add'
  | 'none'

/** The index of the search has columns of each database's own, so that the types of the tables leave it out. */
export type WalledTable = keyof Database | 'candidat_recherche'

const OWN: Reach = { own: 'idAutoEcole' }
const through = (column: string, parent: WalledTable): Reach => ({ through: column, parent })
const OF_ACCOUNT = through('idUtilisateur', 'utilisateur')
/** The author of a write is `user:7`, or a device before the sign-in. */
const OF_AUTHOR: Reach = {
  if: `exists (select from "utilisateur" as u where u.id = case when auteur like 'user:%' then substr(auteur, 6)::bigint end)`,
}

/** Every table: one that is missing does not compile, and no school's account can reach it. */
export const REACH: Readonly<Record<WalledTable, Reach>> = {
  approbation: OWN,
  attente: OWN,
  auto_ecole: { own: 'id' },
  auto_ecole_permi: OWN,
  avis: through('idCandidat', 'candidat'),
  caisse_comptage: OWN,
  caisse_session: OWN,
  candidat: OWN,
  candidat_recherche: through('rowid', 'candidat'),
  cheque: OWN,
  cloture: OWN,
  code_acces: OWN,
  code_reinitialisation: OF_ACCOUNT,
  compte: OWN,
  compteur: OWN,
  config_prix: OWN,
  conge: OWN,
  contrat: OWN,
  convocation: OWN,
  demande_evenement: OWN,
  demande_pack: OWN,
  devoir: OWN,
  disponibilite: OWN,
  document: OWN,
  domaine: 'shared',
  ecart_repris: OWN,
  echeance: through('idInscription', 'inscription'),
  echeancier: through('idInscription', 'inscription'),
  ecriture: OWN,
  ecriture_ligne: through('idEcriture', 'ecriture'),
  entretien: OWN,
  envoi_push: through('idNotification', 'notification'),
  evenement: OWN,
  evenement_candidat: through('idEvenement', 'evenement'),
  examen_blanc: 'read',
  examen_blanc_part: 'read',
  examinateur: OWN,
  facture: OWN,
  facture_ligne: through('idFacture', 'facture'),
  fermeture: OWN,
  flux_ical: OWN,
  forfait: OWN,
  historique: OWN,
  horaire_ecole: OWN,
  idempotence: OF_AUTHOR,
  import_candidat: OWN,
  imputation: OWN,
  inscription: OWN,
  inscription_prix: through('idInscription', 'inscription'),
  limite: 'shared',
  lot: through('idInscription', 'inscription'),
  memoire: OF_ACCOUNT,
  mention_candidat: OWN,
  mention_ecole: OWN,
  message_contact: 'none',
  message_sortant: 'add',
  moniteur: OWN,
  moniteur_permi: through('idMoniteur', 'moniteur'),
  moniteur_tarif: through('idMoniteur', 'moniteur'),
  notification: OF_ACCOUNT,
  occupation: through('idEvenement', 'evenement'),
  offre: OWN,
  pack: 'read',
  package_ecole: OWN,
  papier: OWN,
  penalite: OWN,
  penalite_taux: OWN,
  permi: 'read',
  poste: OWN,
  promesse: OWN,
  question: 'read',
  question_choice: 'read',
  refresh_token: through('idSession', 'session'),
  reglage_argent: OWN,
  reglage_permis: OWN,
  reglage_planning: OWN,
  relance: OWN,
  reprise: OWN,
  salle: OWN,
  salle_participant: through('idSalle', 'salle'),
  salle_question: through('idSalle', 'salle'),
  salle_reponse: through('idParticipant', 'salle_participant'),
  secret: 'none',
  serie: 'read',
  serie_permi: 'read',
  session: OF_ACCOUNT,
  tentative: OWN,
  tentative_question: through('idTentative', 'tentative'),
  transaction: OWN,
  transaction_jour: OWN,
  transaction_mot: OWN,
  utilisateur: OWN,
  vehicule: OWN,
}
