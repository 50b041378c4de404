import { minutesBetween } from '@contract/clock/moments'
import { dayIn } from '@contract/clock/wall'
import { type Etape, EXAM_OF, etapeOf, HOUR_OF } from '@contract/planning/evenement'
import { reglagesParcours } from '@contract/planning/parcours'
import type { ExamenFact } from '../../../rules/planning/parcours/progress'
import { type PathRules, rulesFor } from '../../../rules/planning/parcours/rulesByCountry'
import { chunks } from '../../chunks'
import type { Conn } from '../../schema'

/** An exam of a candidate: the facts for the path, and those for display. */
export interface ExamenDate extends ExamenFact {
  idEvenement: number
  etape: Etape
  start: string
  end: string
  lieu: string | null
}

const EXAMS = Object.values(EXAM_OF)
const HOURS = Object.values(HOUR_OF)

/** The exams of candidates, in order of time, with their days in the school's time zone. */
export async function examensOf(db: Conn, idCandidats: readonly number[]): Promise<Map<number, ExamenDate[]>> {
  const found = new Map<number, ExamenDate[]>(idCandidats.map((id) => [id, []]))
  for (const ids of chunks(idCandidats, 1000)) {
    const rows = await db
      .selectFrom('evenement_candidat')
      .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
      .innerJoin('auto_ecole', 'auto_ecole.id', 'evenement.idAutoEcole')
      .select(['idEvenement', 'idCandidat', 'absent', 'calendar', 'start', 'end', 'lieu', 'evenement.status', 'pays'])
      .where('idCandidat', 'in', ids)
      .where('calendar', 'in', EXAMS)
      .orderBy('start')
      .orderBy('idEvenement')
      .execute()
    for (const row of rows) {
      const held = row.status === 'SUCCESS' || row.status === 'FAILED'
      found.get(row.idCandidat)?.push({
        idEvenement: row.idEvenement,
        etape: etapeOf(row.calendar),
        status: held && row.absent ? 'NO_SHOW' : row.status,
        jour: dayIn(new Date(row.start), row.pays),
        start: row.start,
        end: row.end,
        lieu: row.lieu,
      })
    }
  }
  return found
}

/** Parses the rules that a school has set differently from its country. */
function reglagesIn(valeurs: string | null) {
  const { parcours = {} }: { parcours?: unknown } = valeurs ? JSON.parse(valeurs) : {}
  return reglagesParcours.safeParse(parcours).data
}

/** The rules of a school that differ from its country. */
export async function reglagesParcoursOf(db: Conn, idAutoEcole: number) {
  const row = await db
    .selectFrom('reglage_planning')
    .select('valeurs')
    .where('idAutoEcole', '=', idAutoEcole)
    .executeTakeFirst()
  return reglagesIn(row?.valeurs ?? null)
}

/** The inputs for judging a candidate's path, without the day. */
export interface Dossier {
  regles: PathRules
  examens: ExamenDate[]
}

/** The rules and the exams of candidates. */
export async function parcoursOf(db: Conn, idCandidats: readonly number[]): Promise<Map<number, Dossier>> {
  const examens = await examensOf(db, idCandidats)
  const dossiers = new Map<number, Dossier>()
  // Parsed once for each school, because hundreds of its candidates share the same rules.
  const reglages = new Map<string | null, ReturnType<typeof reglagesIn>>()
  const reglagesOf = (valeurs: string | null) => {
    if (!reglages.has(valeurs)) reglages.set(valeurs, reglagesIn(valeurs))
    return reglages.get(valeurs)
  }
  for (const ids of chunks(idCandidats, 1000)) {
    const rows = await db
      .selectFrom('candidat')
      .innerJoin('permi', 'permi.id', 'candidat.idPermi')
      .innerJoin('auto_ecole', 'auto_ecole.id', 'candidat.idAutoEcole')
      .leftJoin('reglage_planning', 'reglage_planning.idAutoEcole', 'candidat.idAutoEcole')
      .select(['candidat.id', 'permi.code', 'auto_ecole.pays', 'dateInscription', 'valeurs'])
      .where('candidat.id', 'in', ids)
      .execute()
    for (const { id, code, pays, dateInscription, valeurs } of rows) {
      const regles = rulesFor({
        pays,
        categorie: code,
        inscription: dateInscription,
        reglages: reglagesOf(valeurs),
      })
      dossiers.set(id, { regles, examens: examens.get(id) ?? [] })
    }
  }
  return dossiers
}

/** Minutes of a candidate by kind of lesson: attested, and planned from now on. */
export async function heuresOf(db: Conn, idCandidat: number, now: string) {
  const rows = await db
    .selectFrom('evenement_candidat')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .select(['calendar', 'evenement.status', 'start', 'end', 'minutes'])
    .where('idCandidat', '=', idCandidat)
    .where('absent', '=', 0)
    .where('calendar', 'in', HOURS)
    .where('evenement.status', 'in', ['SUCCESS', 'PLANNED'])
    .execute()
  return HOURS.map((calendar) => {
    const own = rows.filter((row) => row.calendar === calendar)
    const sum = (list: typeof own) =>
      list.reduce((total, { start, end, minutes }) => total + (minutes ?? minutesBetween(start, end)), 0)
    return {
      calendar,
      faites: sum(own.filter(({ status }) => status === 'SUCCESS')),
      prevues: sum(own.filter(({ status, end }) => status === 'PLANNED' && end > now)),
    }
  })
}
