import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../schema'

/** A table of this application. */
export type TableName = keyof Database

/** Which rows of a table are a school's, as a condition on its columns. */
type Rule = (idAutoEcole: number) => RawBuilder<SqlBool>

const own: Rule = (id) => sql`"idAutoEcole" = ${id}`
const everybodys: Rule = () => sql`1 = 1`

/** Rows that belong to a row of another table, and leave with it. */
const through =
  (column: string, parent: TableName): Rule =>
  (id) =>
    sql`${sql.ref(column)} in (select id from ${sql.table(parent)} where ${ruleOf(parent)(id)})`

/** Rows that the school's rows point to. */
const pointedAt =
  (...from: [column: string, table: TableName][]): Rule =>
  (id) => {
    const ids = from.map(
      ([column, table]) =>
        sql`id in (select ${sql.ref(column)} from ${sql.table(table)} where ${ruleOf(table)(id)} and ${sql.ref(column)} is not null)`,
    )
    return sql`(${sql.join(ids, sql` or `)})`
  }

const either =
  (...rules: Rule[]): Rule =>
  (id) =>
    sql`(${sql.join(
      rules.map((rule) => rule(id)),
      sql` or `,
    )})`

const published: Rule = () => sql`published = 1`
/** A question that somebody of the school was asked. */
const asked = pointedAt(
  ['idQuestion', 'tentative_question'],
  ['idQuestion', 'memoire'],
  ['idQuestion', 'salle_question'],
)
const serieUsed: Rule = (id) =>
  sql`id in (select "idSerie" from question where ${asked(id)})
    or ${pointedAt(['idSerie', 'devoir'], ['idSerie', 'tentative'])(id)}`

/**
 * What leaves with a school: its own rows, the categories, and of the course what is published or was worked on. `null`:
 * nothing of the table leaves. A table without a rule does not compile.
 */
const RULES: Record<TableName, Rule | null> = {
  auto_ecole: (id) => sql`id = ${id}`,
  package_ecole: own,
  config_prix: own,
  forfait: own,
  inscription: own,
  inscription_prix: through('idInscription', 'inscription'),
  lot: through('idInscription', 'inscription'),
  compteur: own,
  transaction: own,
  transaction_jour: own,
  transaction_mot: own,
  caisse_session: own,
  caisse_comptage: own,
  ecart_repris: own,
  cloture: own,
  cheque: own,
  compte: own,
  ecriture: own,
  facture: own,
  facture_ligne: through('idFacture', 'facture'),
  ecriture_ligne: through('idEcriture', 'ecriture'),
  poste: own,
  imputation: own,
  penalite: own,
  approbation: own,
  echeance: through('idInscription', 'inscription'),
  reglage_argent: own,
  moniteur_tarif: through('idMoniteur', 'moniteur'),
  mention_ecole: own,
  mention_candidat: own,
  contrat: own,
  convocation: own,
  penalite_taux: own,
  reprise: own,
  echeancier: through('idInscription', 'inscription'),
  promesse: own,
  relance: own,
  utilisateur: own,
  permi: everybodys,
  auto_ecole_permi: own,
  reglage_permis: own,
  moniteur: own,
  moniteur_permi: through('idMoniteur', 'moniteur'),
  domaine: pointedAt(['idDomaine', 'candidat']),
  candidat: own,
  document: own,
  papier: own,
  historique: own,
  import_candidat: own,
  notification: through('idUtilisateur', 'utilisateur'),
  horaire_ecole: own,
  fermeture: own,
  reglage_planning: own,
  disponibilite: own,
  conge: own,
  vehicule: own,
  entretien: own,
  examinateur: own,
  evenement: own,
  avis: through('idCandidat', 'candidat'),
  evenement_candidat: through('idEvenement', 'evenement'),
  occupation: through('idEvenement', 'evenement'),
  demande_evenement: own,
  attente: own,
  offre: own,
  flux_ical: own,
  pack: pointedAt(['idPack', 'demande_pack']),
  demande_pack: own,
  code_acces: own,
  serie: either(published, serieUsed),
  serie_permi: through('idSerie', 'serie'),
  question: either((id) => sql`(published = 1 and ${through('idSerie', 'serie')(id)})`, asked),
  question_choice: through('idQuestion', 'question'),
  examen_blanc: either(published, pointedAt(['idExamenBlanc', 'devoir'], ['idExamenBlanc', 'tentative'])),
  examen_blanc_part: through('idExamenBlanc', 'examen_blanc'),
  tentative: own,
  tentative_question: through('idTentative', 'tentative'),
  memoire: through('idUtilisateur', 'utilisateur'),
  devoir: own,
  salle: own,
  salle_question: through('idSalle', 'salle'),
  salle_participant: through('idSalle', 'salle'),
  salle_reponse: through('idParticipant', 'salle_participant'),
  // The platform's own letters, and what one host alone knows: see STAYS.
  message_contact: null,
  session: null,
  refresh_token: null,
  envoi_push: null,
  code_reinitialisation: null,
  message_sortant: null,
  secret: null,
  limite: null,
  idempotence: null,
}

const none: Rule = () => sql`1 = 0`

/** The condition under which a row of a table leaves with a school. */
export const ruleOf = (table: TableName): Rule => RULES[table] ?? none

/** Every table, in the order of their names. */
export const TABLES = Object.keys(RULES).sort() as TableName[]

/** Those of which something leaves: a school's account may not even ask the others. */
export const LEAVING = TABLES.filter((table) => RULES[table] !== null)

/**
 * What moves from no host to another. Keys, sessions and codes could be known to whoever held the file; messages were
 * shown where they were written, and a server would send them to people now; counts and stored answers are about
 * requests to the other host.
 */
export const STAYS: ReadonlySet<TableName> = new Set([
  'secret',
  'session',
  'refresh_token',
  'envoi_push',
  'code_reinitialisation',
  'message_sortant',
  'limite',
  'idempotence',
])
