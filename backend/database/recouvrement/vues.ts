import { addDays } from '@contract/clock/days'
import { ETAPES, EXAM_OF, HOUR_OF } from '@contract/planning/evenement'
import type { Vue } from '@contract/recouvrement/regularisation'
import { type RawBuilder, sql } from 'kysely'
import { UNSIGNED } from '../papiers/contrat'
import type { Db } from '../schema'
import { duesByCandidat } from './dues'
import { CAISSE_QUERIES } from './vuesCaisse'

/** A row of a list, before the rights of the reader. */
export interface VueRow {
  id: number
  idCandidat: number | null
  nom: string
  telephone: string | null
  quand: string | null
  calendar: string | null
  minutes: number | null
  montant: number | null
}

interface Asked {
  idAutoEcole: number
  today: string
  now: Date
  /** The moment from which the school keeps its books here: earlier lessons are never charged. */
  since: string
}

const HOURS = sql.join(ETAPES.map((etape) => HOUR_OF[etape]))
const EXAMS = sql.join(ETAPES.map((etape) => EXAM_OF[etape]))
const STAGE = sql`case evenement.calendar ${sql.join(
  ETAPES.map((etape) => sql`when ${HOUR_OF[etape]} then ${etape}`),
  sql` `,
)} end`
const NAME = sql`candidat.prenom || ' ' || candidat.nom`
const PERSON = sql`candidat.id as "idCandidat", ${NAME} as nom, candidat.telephone`
const TEXTS = new Set(['telephone', 'quand', 'calendar'])
/** Columns that a list does not have, with the type that they have in the others. */
const NONE = (...names: string[]) =>
  sql.join(names.map((name) => sql`cast(null as ${TEXTS.has(name) ? sql`text` : sql`bigint`}) as ${sql.ref(name)}`))
const TAKING_PART = sql`evenement inner join evenement_candidat on evenement_candidat."idEvenement" = evenement.id
  inner join candidat on candidat.id = evenement_candidat."idCandidat"`
/** A day of the enrolment: texts of days sort before the moments of the same day. */
const ENROLLED = sql`inscription."idCandidat" = evenement_candidat."idCandidat"
  and inscription."dateDebut" <= evenement.start
  and (inscription."dateFin" is null or evenement.start < inscription."dateFin" || 'T99')`
const hasLesson = (from: string, to: string) => sql`exists (
  select 1 from evenement_candidat inner join evenement on evenement.id = evenement_candidat."idEvenement"
  where evenement_candidat."idCandidat" = candidat.id and evenement.status in ('PLANNED', 'SUCCESS')
    and evenement.start >= ${from} and evenement.start < ${to})`

/** The lists that no single query answers have their own. */
export type ReckonedVue = 'impayes' | 'a_voir' | 'depassement' | 'desaccords' | 'gestes'

/** The lists that one query answers. */
const QUERIES: Record<Exclude<Vue, ReckonedVue>, (asked: Asked) => RawBuilder<VueRow>> = {
  // Attested hours of a day without an enrolment, or of a service that it neither bought nor has a price for.
  non_facturees: ({ idAutoEcole, since }) => sql`
    select candidat.id, ${PERSON}, min(evenement.start) as quand, ${NONE('calendar')},
      sum(evenement.minutes) as minutes, ${NONE('montant')}
    from ${TAKING_PART}
    where evenement."idAutoEcole" = ${idAutoEcole} and evenement.status = 'SUCCESS' and evenement_candidat.absent = 0
      and evenement.calendar in (${HOURS}) and evenement.start >= ${since} and not exists (
        select 1 from inscription where ${ENROLLED} and (
          exists (select 1 from inscription_prix where inscription_prix."idInscription" = inscription.id
            and inscription_prix.service = ${STAGE})
          or exists (select 1 from lot where lot."idInscription" = inscription.id and lot.service = ${STAGE})))
    group by candidat.id, candidat.prenom, candidat.nom, candidat.telephone`,
  non_attestees: ({ idAutoEcole, now }) => sql`
    select evenement.id, min(candidat.id) as "idCandidat", min(${NAME}) as nom, min(candidat.telephone) as telephone,
      evenement.start as quand, evenement.calendar, ${NONE('minutes', 'montant')}
    from ${TAKING_PART}
    where evenement."idAutoEcole" = ${idAutoEcole} and evenement.status = 'PLANNED' and evenement.calendar in (${HOURS})
      and evenement.end < ${new Date(now.getTime() - 86_400_000).toISOString()}
    group by evenement.id, evenement.start, evenement.calendar`,
  examens: ({ idAutoEcole, now }) => sql`
    select evenement.id, ${PERSON}, evenement.start as quand, evenement.calendar, ${NONE('minutes')},
      sum(poste.reste) as montant
    from ${TAKING_PART} inner join poste on poste."idCandidat" = candidat.id and poste.cause = 'examen:' || evenement.id
    where evenement."idAutoEcole" = ${idAutoEcole} and evenement.status = 'PLANNED' and evenement.calendar in (${EXAMS})
      and poste.sens = 'DEBIT' and poste.reste > 0 and evenement.start >= ${now.toISOString()}
      and evenement.start < ${new Date(now.getTime() + 7 * 86_400_000).toISOString()}
    group by evenement.id, candidat.id, candidat.prenom, candidat.nom, candidat.telephone, evenement.start,
      evenement.calendar`,
  absences: ({ idAutoEcole }) => sql`
    select evenement.id, ${PERSON}, evenement.start as quand, evenement.calendar, ${NONE('minutes', 'montant')}
    from ${TAKING_PART}
    where evenement."idAutoEcole" = ${idAutoEcole} and evenement.calendar in (${HOURS})
      and (evenement.status = 'NO_SHOW' or (evenement.status = 'SUCCESS' and evenement_candidat.absent = 1)
        or (evenement.status = 'CANCELLED' and evenement."annulationTardive" = 1))
      and exists (select 1 from inscription where ${ENROLLED})
      and not exists (select 1 from penalite where penalite."idCandidat" = candidat.id
        and penalite."idEvenement" = evenement.id)
      and not exists (select 1 from poste where poste."idCandidat" = candidat.id
        and poste.cause = 'penalite:' || evenement.id)`,
  // Away for a week, and something is due or will be within five days.
  decroches: ({ idAutoEcole, today }) => sql`
    select candidat.id, ${PERSON}, ${NONE('quand', 'calendar', 'minutes')}, d.exigible as montant
    from (${duesByCandidat({ idAutoEcole, today: addDays(today, 5) })}) as d
      inner join candidat on candidat.id = d."idCandidat"
    where d.exigible > 0 and candidat.archived = 0
      and exists (select 1 from inscription where inscription."idCandidat" = candidat.id
        and inscription.status = 'ACTIVE' and inscription."dateDebut" < ${addDays(today, -7)})
      and not ${hasLesson(addDays(today, -7), addDays(today, 8))}`,
  // Eight tenths of the hours given by what they are worth, and less than half paid.
  consommes: ({ idAutoEcole }) => sql`
    select candidat.id, ${PERSON}, inscription."dateDebut" as quand, ${NONE('calendar', 'minutes')},
      p.reste as montant
    from (
      select inscription.id,
        sum(case when poste.sens = 'DEBIT' then poste.montant else -poste.montant end) as prix,
        sum(case when poste.sens = 'DEBIT' then poste.reste else -poste.reste end) as reste
      from inscription inner join poste on poste."idCandidat" = inscription."idCandidat"
      where inscription."idAutoEcole" = ${idAutoEcole} and inscription.status = 'ACTIVE'
        and (poste.cause = 'reprise:' || inscription.id or poste.cause in (
          select 'lot:' || lot.id from lot where lot."idInscription" = inscription.id))
        and exists (select 1 from poste as open where open."idCandidat" = inscription."idCandidat"
          and open.sens = 'DEBIT' and open.reste > 0)
      group by inscription.id
    ) as p inner join inscription on inscription.id = p.id inner join candidat on candidat.id = inscription."idCandidat"
      inner join compte on compte."idAutoEcole" = ${idAutoEcole} and compte.type = 'a_rendre'
        and compte.cle = cast(inscription.id as text)
      inner join (
        select "idInscription", sum(ht) as montant from lot where service <> 'dossier' group by "idInscription"
      ) as bought on bought."idInscription" = inscription.id
    where 2 * p.reste > p.prix and bought.montant > 0 and -5 * compte.solde <= bought.montant`,
  // No enrolment runs, or the driving exam was passed, and something is left to pay.
  finis: ({ idAutoEcole }) => sql`
    select candidat.id, ${PERSON}, max(inscription."dateFin") as quand, ${NONE('calendar', 'minutes')},
      max(compte.solde) as montant
    from compte inner join candidat on candidat.id = cast(compte.cle as integer)
      inner join inscription on inscription."idCandidat" = candidat.id
    where compte."idAutoEcole" = ${idAutoEcole} and compte.type = 'candidat' and compte.solde > 0
    group by candidat.id, candidat.prenom, candidat.nom, candidat.telephone
    having sum(case when inscription.status = 'ACTIVE' and not exists (
      select 1 from evenement_candidat inner join evenement on evenement.id = evenement_candidat."idEvenement"
      where evenement_candidat."idCandidat" = inscription."idCandidat" and evenement.status = 'SUCCESS'
        and evenement.calendar = ${EXAM_OF.circulation} and evenement.start >= inscription."dateDebut"
    ) then 1 else 0 end) = 0`,
  dormants: ({ idAutoEcole, today }) => sql`
    select candidat.id, ${PERSON}, inscription."dateDebut" as quand, ${NONE('calendar', 'minutes')},
      -compte.solde as montant
    from compte inner join inscription on inscription.id = cast(compte.cle as integer)
      inner join candidat on candidat.id = inscription."idCandidat"
    where compte."idAutoEcole" = ${idAutoEcole} and compte.type = 'a_rendre' and compte.solde < 0
      and inscription."dateDebut" < ${addDays(today, -60)} and not ${hasLesson(addDays(today, -60), '9999')}`,
  avoirs: ({ idAutoEcole, today }) => sql`
    select candidat.id, ${PERSON}, min(poste."dateEcheance") as quand, ${NONE('calendar', 'minutes')},
      sum(poste.reste) as montant
    from poste inner join candidat on candidat.id = poste."idCandidat"
    where poste."idAutoEcole" = ${idAutoEcole} and poste.sens = 'CREDIT' and poste.reste > 0
      and (poste."dateEcheance" < ${addDays(today, -90)} or exists (
        select 1 from poste as debit where debit."idCandidat" = candidat.id and debit.sens = 'DEBIT' and debit.reste > 0))
    group by candidat.id, candidat.prenom, candidat.nom, candidat.telephone`,
  lettres: ({ idAutoEcole }) => sql`
    select relance.id, ${PERSON}, relance.depuis as quand, ${NONE('calendar', 'minutes')}, relance.montant
    from relance inner join candidat on candidat.id = relance."idCandidat"
    where relance."idAutoEcole" = ${idAutoEcole} and relance.niveau = 3 and relance."imprimeLe" is null`,
  contrats: ({ idAutoEcole }) => sql`
    select candidat.id, ${PERSON}, inscription."dateDebut" as quand, ${NONE('calendar', 'minutes', 'montant')}
    from inscription inner join candidat on candidat.id = inscription."idCandidat"
    where inscription."idAutoEcole" = ${idAutoEcole} and candidat.archived = 0 and ${UNSIGNED}`,
  moniteurs: ({ idAutoEcole }) => sql`
    select moniteur.id, ${NONE('idCandidat')}, moniteur.prenom || ' ' || moniteur.nom as nom,
      ${NONE('telephone', 'quand', 'calendar', 'minutes')}, -compte.solde as montant
    from compte inner join moniteur on moniteur.id = cast(compte.cle as integer)
    where compte."idAutoEcole" = ${idAutoEcole} and compte.type = 'moniteur' and compte.solde <> 0`,
  ...CAISSE_QUERIES,
}

export type QueriedVue = keyof typeof QUERIES

const figure = (value: unknown) => (value === null ? null : Number(value))

/** A page of a list, the oldest first. */
export async function vuePage(db: Db, vue: QueriedVue, asked: Asked, limit: number, offset: number): Promise<VueRow[]> {
  const { rows } = await sql<VueRow>`select * from (${QUERIES[vue](asked)}) as v
    order by v.quand, v.id limit ${limit} offset ${offset}`.execute(db)
  return rows.map((row) => ({ ...row, minutes: figure(row.minutes), montant: figure(row.montant) }))
}

/** How many rows a list has, and what they add up to. */
export async function vueTotals(db: Db, vue: QueriedVue, asked: Asked): Promise<{ nombre: number; montant: number }> {
  const { rows } = await sql<{ nombre: number; montant: number }>`
    select count(*) as nombre, coalesce(sum(v.montant), 0) as montant from (${QUERIES[vue](asked)}) as v`.execute(db)
  return { nombre: Number(rows[0]?.nombre ?? 0), montant: Number(rows[0]?.montant ?? 0) }
}
