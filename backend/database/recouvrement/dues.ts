import { addDays } from '@contract/clock/days'
import { type RawBuilder, sql } from 'kysely'
import type { Conn, Db } from '../schema'

/** The debts of a candidate by age, in millimes. */
export interface DueRow {
  idCandidat: number
  /** The amount due up to and including today, and the part of it that was due before today. */
  exigible: number
  enRetard: number
  /** The late amounts that have been due for more than 30, 60 and 90 days. */
  over30: number
  over60: number
  over90: number
}

interface Asked {
  idAutoEcole: number
  today: string
  /** Omitted for every candidate of the school. */
  ids?: readonly number[]
}

/** For each column of `DueRow`, the day before which an amount must have been due. */
const cutsOf = (today: string) => ({
  exigible: addDays(today, 1),
  enRetard: today,
  over30: addDays(today, -30),
  over60: addDays(today, -60),
  over90: addDays(today, -90),
})

/**
 * Computes for each candidate the amount due before each cut-off day: the open parts of the charges due by then, less
 * the instalments that the plan in force defers. It is the same sum as `dueBy`, for all candidates at once.
 */
export function duesByCandidat({ idAutoEcole, today, ids }: Asked): RawBuilder<DueRow> {
  const cuts = Object.entries(cutsOf(today))
  const only = (column: string) =>
    ids === undefined ? sql`` : sql` and ${sql.ref(column)} in (${sql.join(ids.length > 0 ? [...ids] : [0])})`
  const owed = cuts.map(
    ([name, cut]) =>
      sql`sum(case when poste."dateEcheance" < ${cut} then poste.reste else 0 end) as ${sql.ref(`r_${name}`)}`,
  )
  const putOff = cuts.map(
    ([name, cut]) => sql`sum(case when inscription."dateDebut" < ${cut} and echeance.date >= ${cut}
      then echeance.montant else 0 end) as ${sql.ref(`f_${name}`)}`,
  )
  const due = cuts.map(([name]) => {
    const left = sql`r.${sql.ref(`r_${name}`)} - coalesce(f.${sql.ref(`f_${name}`)}, 0)`
    return sql`case when ${left} > 0 then ${left} else 0 end as ${sql.ref(name)}`
  })
  return sql<DueRow>`
    select r."idCandidat", ${sql.join(due)}
    from (
      select poste."idCandidat", ${sql.join(owed)}
      from poste
      where poste."idAutoEcole" = ${idAutoEcole} and poste.sens = 'DEBIT' and poste.reste > 0${only('poste.idCandidat')}
      group by poste."idCandidat"
    ) as r
    left join (
      select inscription."idCandidat", ${sql.join(putOff)}
      from inscription
      inner join echeance on echeance."idInscription" = inscription.id
      where inscription."idAutoEcole" = ${idAutoEcole} and inscription.status = 'ACTIVE'${only('inscription.idCandidat')}
        and echeance."planVersion" = (
          select max(plan."planVersion") from echeancier as plan where plan."idInscription" = inscription.id)
      group by inscription."idCandidat"
    ) as f on f."idCandidat" = r."idCandidat"`
}

const numbers = ({ idCandidat, ...sums }: DueRow): DueRow => ({
  idCandidat,
  exigible: Number(sums.exigible),
  enRetard: Number(sums.enRetard),
  over30: Number(sums.over30),
  over60: Number(sums.over60),
  over90: Number(sums.over90),
})

/** The debts of some candidates; candidates without open charges are left out. */
export async function duesOfCandidats(db: Conn, asked: Asked): Promise<Map<number, DueRow>> {
  const { rows } = await duesByCandidat(asked).execute(db)
  return new Map(rows.map((row) => [row.idCandidat, numbers(row)]))
}

export interface LateRow extends DueRow {
  nom: string
  prenom: string
  telephone: string | null
}

/**
 * A page of the candidates with late payments, the longest overdue first. Archived candidates are included, because
 * their debts remain.
 */
export async function latePage(db: Db, asked: Asked, limit: number, offset: number): Promise<LateRow[]> {
  const { rows } = await sql<LateRow>`
    select d.*, candidat.nom, candidat.prenom, candidat.telephone
    from (${duesByCandidat(asked)}) as d inner join candidat on candidat.id = d."idCandidat"
    where d."enRetard" > 0
    order by d.over90 desc, d.over60 desc, d.over30 desc, d."enRetard" desc, d."idCandidat"
    limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ nom, prenom, telephone, ...row }) => ({ ...numbers(row), nom, prenom, telephone }))
}

export interface LateTotals {
  nombre: number
  enRetard: number
  over30: number
  over60: number
  over90: number
}

/** The number of candidates with late payments, and the total amounts. */
export async function lateTotals(db: Db, asked: Asked): Promise<LateTotals> {
  const { rows } = await sql<LateTotals>`
    select count(*) as nombre, coalesce(sum(d."enRetard"), 0) as "enRetard", coalesce(sum(d.over30), 0) as over30,
      coalesce(sum(d.over60), 0) as over60, coalesce(sum(d.over90), 0) as over90
    from (${duesByCandidat(asked)}) as d where d."enRetard" > 0`.execute(db)
  const { nombre = 0, enRetard = 0, over30 = 0, over60 = 0, over90 = 0 } = rows[0] ?? {}
  return {
    nombre: Number(nombre),
    enRetard: Number(enRetard),
    over30: Number(over30),
    over60: Number(over60),
    over90: Number(over90),
  }
}
