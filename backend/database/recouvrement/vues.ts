import { addDays } from '@contract/clock/days'
import { DAY_MS } from '@contract/clock/moments'
import type { Vue } from '@contract/recouvrement/regularisation'
import { type RawBuilder, sql } from 'kysely'
import { UNSIGNED } from '../papiers/contrat'
import type { Db } from '../schema'
import { duesByCandidat } from './dues'
import { type Asked, ENROLLED, EXAMS, HOURS, NAME, NONE, PERSON, TAKING_PART, type VueRow } from './vueParts'
import { CAISSE_QUERIES } from './vuesCaisse'
import { uncharged } from './vuesNonFacturees'
import { lastExam } from './vuesParcours'

const hasLesson = (from: string, to: string) => sql`exists (
  select 1 from evenement_candidat inner join evenement on evenement.id = evenement_candidat."idEvenement"
  where evenement_candidat."idCandidat" = candidat.id and evenement.status in ('PLANNED', 'SUCCESS')
    and evenement.start >= ${from} and evenement.start < ${to})`

/** The lists that need more than one query. Each has its own implementation. */
export type ReckonedVue = 'impayes' | 'a_voir' | 'depassement' | 'desaccords' | 'gestes'

/** The lists that a single query answers. */
const QUERIES: Record<Exclude<Vue, ReckonedVue>, (asked: Asked) => RawBuilder<VueRow>> = {
  non_facturees: uncharged,
  non_attestees: ({ idAutoEcole, now }) => sql`
    select evenement.id, min(candidat.id) as "idCandidat", min(${NAME}) as nom, min(candidat.telephone) as telephone,
      evenement.start as quand, evenement.calendar, ${NONE('minutes', 'montant')}
    from ${TAKING_PART}
    where evenement."idAutoEcole" = ${idAutoEcole} and evenement.status = 'PLANNED' and evenement.calendar in (${HOURS})
      and evenement.end < ${new Date(now.getTime() - DAY_MS).toISOString()}
    group by evenement.id, evenement.start, evenement.calendar`,
  examens: ({ idAutoEcole, now }) => sql`
    select evenement.id, ${PERSON}, evenement.start as quand, evenement.calendar, ${NONE('minutes')},
      sum(poste.reste) as montant
    from ${TAKING_PART} inner join poste on poste."idCandidat" = candidat.id and poste.cause = 'examen:' || evenement.id
    where evenement."idAutoEcole" = ${idAutoEcole} and evenement.status = 'PLANNED' and evenement.calendar in (${EXAMS})
      and poste.sens = 'DEBIT' and poste.reste > 0 and evenement.start >= ${now.toISOString()}
      and evenement.start < ${new Date(now.getTime() + 7 * DAY_MS).toISOString()}
    group by evenement.id, candidat.id, candidat.prenom, candidat.nom, candidat.telephone, evenement.start,
      evenement.calendar`,
  // Absences and late cancellations that the school has not decided on. Until it does, a missed exam is charged in
  // full, and for an exam cancelled late only the State's part.
  absences: ({ idAutoEcole }) => sql`
    select evenement.id, ${PERSON}, evenement.start as quand, evenement.calendar, ${NONE('minutes', 'montant')}
    from ${TAKING_PART}
    where evenement."idAutoEcole" = ${idAutoEcole}
      and ((evenement.calendar in (${HOURS}) and (evenement.status = 'NO_SHOW'
          or (evenement.status = 'SUCCESS' and evenement_candidat.absent = 1)))
        or (evenement.status = 'CANCELLED' and evenement."annulationTardive" = 1))
      and exists (select 1 from inscription where ${ENROLLED})
      and not exists (select 1 from penalite where penalite."idCandidat" = candidat.id
        and penalite."idEvenement" = evenement.id)
      and not exists (select 1 from poste where poste."idCandidat" = candidat.id
        and poste.cause = 'penalite:' || evenement.id)`,
  // Candidates without a lesson in the last and the next seven days who have an amount due now or within five days.
  decroches: ({ idAutoEcole, today }) => sql`
    select candidat.id, ${PERSON}, ${NONE('quand', 'calendar', 'minutes')}, d.exigible as montant
    from (${duesByCandidat({ idAutoEcole, today: addDays(today, 5) })}) as d
      inner join candidat on candidat.id = d."idCandidat"
    where d.exigible > 0 and candidat.archived = 0
      and exists (select 1 from inscription where inscription."idCandidat" = candidat.id
        and inscription.status = 'ACTIVE' and inscription."dateDebut" < ${addDays(today, -7)})
      and not ${hasLesson(addDays(today, -7), addDays(today, 8))}`,
  // Candidates who have used eight tenths of the value of their lessons and paid less than half.
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
  // Candidates with a balance due whose enrolments have ended, or who have passed the last exam of their path.
  finis: ({ idAutoEcole, pays }) => sql`
    select candidat.id, ${PERSON}, max(inscription."dateFin") as quand, ${NONE('calendar', 'minutes')},
      max(compte.solde) as montant
    from compte inner join candidat on candidat.id = cast(compte.cle as integer)
      inner join inscription on inscription."idCandidat" = candidat.id
      inner join permi on permi.id = inscription."idPermi"
    where compte."idAutoEcole" = ${idAutoEcole} and compte.type = 'candidat' and compte.solde > 0
    group by candidat.id, candidat.prenom, candidat.nom, candidat.telephone
    having sum(case when inscription.status = 'ACTIVE' and not exists (
      select 1 from evenement_candidat inner join evenement on evenement.id = evenement_candidat."idEvenement"
      where evenement_candidat."idCandidat" = inscription."idCandidat" and evenement.status = 'SUCCESS'
        and evenement.calendar = ${lastExam(pays)} and evenement.start >= inscription."dateDebut"
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
  return rows.map(({ minutes, montant, examens = null, ...row }) => ({
    ...row,
    minutes: figure(minutes),
    montant: figure(montant),
    examens: figure(examens),
  }))
}

/** The number of rows of a list, and the sum of their amounts. */
export async function vueTotals(db: Db, vue: QueriedVue, asked: Asked): Promise<{ nombre: number; montant: number }> {
  const { rows } = await sql<{ nombre: number; montant: number }>`
    select count(*) as nombre, coalesce(sum(v.montant), 0) as montant from (${QUERIES[vue](asked)}) as v`.execute(db)
  return { nombre: Number(rows[0]?.nombre ?? 0), montant: Number(rows[0]?.montant ?? 0) }
}
