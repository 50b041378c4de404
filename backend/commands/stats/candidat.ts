import { daysBetween, lastOfMonth, monthAfter, monthOf, monthsBetween } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import type { Trainee } from '@contract/cours/overview'
import { TYPES_DOCUMENT } from '@contract/ecole/candidat'
import { dossierState } from '@contract/ecole/dossier'
import { HOURS as ASKED_HOURS } from '@contract/planning/demande'
import { etapeOf, HOUR_OF, isExam } from '@contract/planning/evenement'
import type { PathState } from '@contract/planning/parcours'
import { type CandidatHistory, type CandidatStats, MAX_MOIS } from '@contract/stats/candidat'
import type { Periode } from '@contract/stats/periode'
import type { Caller } from '../../caller'
import type { CandidatRow } from '../../database/ecole/candidat/rows'
import { listLecons } from '../../database/planning/lecon'
import { type Dossier, heuresOf, parcoursOf } from '../../database/planning/parcours/parcours'
import {
  answersByTranche,
  coursByTranche,
  lastDriving,
  minutesOfPassed,
  paidBy,
  paidByTranche,
} from '../../database/stats/candidat'
import { ofDays, ofMoments } from '../../database/stats/tranche'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { presentCompte } from '../../presenters/argent/compte'
import { pathState } from '../../rules/planning/parcours/parcours'
import { criteresOf, isPrepared } from '../../rules/stats/preparation'
import { traineeOf } from '../cours/overview'
import { mustFind } from '../ecole/candidat'
import { sumOf } from './asked'
import { avisInForce } from './avis'

type Compte = Awaited<ReturnType<typeof presentCompte>>
type Heures = Awaited<ReturnType<typeof heuresOf>>

interface Reading {
  deps: Deps
  caller: Caller
  candidat: CandidatRow
  now: Date
  today: string
}

/** Minutes by kind of lesson: attested, planned, bought, and left of those bought. */
function presentHeures(heures: Heures, { inscriptions }: Compte): CandidatStats['heures'] {
  const lots = inscriptions.filter(({ status }) => status === 'ACTIVE').flatMap((one) => one.lots)
  return ASKED_HOURS.map((calendar) => {
    const own = heures.find((one) => one.calendar === calendar)
    const bought = lots.filter(({ service }) => service === etapeOf(calendar))
    const sum = (of: (lot: (typeof lots)[number]) => number) => bought.reduce((total, lot) => total + of(lot), 0)
    const isBought = bought.length > 0
    return {
      calendar,
      faites: own?.faites ?? 0,
      prevues: own?.prevues ?? 0,
      achetees: isBought ? sum(({ quantite }) => quantite) : null,
      restantes: isBought ? sum(({ quantite, used }) => Math.max(0, quantite - used)) : null,
    }
  })
}

/** The lessons as their list counts them for this caller. */
async function leconsOf({ deps, caller, candidat, now }: Reading): Promise<CandidatStats['lecons']> {
  const query = { page: 1, perPage: 1, idCandidat: candidat.id } as const
  const { totaux } = await listLecons(deps.db, caller, query, now.toISOString())
  return { faites: totaux.SUCCESS, prevues: totaux.PLANNED, absences: totaux.NO_SHOW, annulations: totaux.CANCELLED }
}

async function compteOf({ deps, caller, candidat }: Reading, { aPayer }: Compte): Promise<CandidatStats['compte']> {
  if (!caller.ability.can('read', 'Compte')) return null
  const paye = await paidBy(deps.db, candidat.id)
  return { du: aPayer + paye, paye, solde: aPayer }
}

function presentCode(trainee: Trainee | null): CandidatStats['code'] {
  if (!trainee) return null
  const { idCandidat: _, candidat: __, idPermi: ___, ...progress } = trainee
  return progress
}

async function preparationOf(
  { deps: { db }, caller, candidat, now, today }: Reading,
  { etapes, prochaine }: PathState,
  { dossier, heures, compte, chance }: { dossier: Dossier; heures: Heures; compte: Compte; chance: number | null },
): Promise<CandidatStats['preparation']> {
  const parcours = etapes.find(({ etape }) => etape === prochaine)
  if (!prochaine || !parcours) return null
  const last = await lastDriving(db, candidat.id)
  const criteres = criteresOf({
    etape: prochaine,
    parcours,
    isFileComplete: dossierState(candidat, TYPES_DOCUMENT.length, today) === 'complet',
    minutes: heures.find(({ calendar }) => calendar === HOUR_OF[prochaine])?.faites ?? 0,
    passed: await minutesOfPassed(db, candidat, prochaine),
    sinceLesson: last === null ? null : daysBetween(dayIn(last, caller.pays), today),
    chance,
    overdue: caller.ability.can('read', 'Compte') ? compte.enRetard : null,
  })
  const avis = await avisInForce(db, candidat.id, { dossier, prochaine }, now.toISOString())
  return { etape: prochaine, isReady: isPrepared(criteres, avis), criteres, avis }
}

async function readingOf(deps: Deps, caller: Caller, id: number): Promise<Reading> {
  const now = deps.clock()
  const candidat = await mustFind(deps.db, caller, 'read', id)
  return { deps, caller, candidat, now, today: dayIn(now, caller.pays) }
}

/** A candidate's figures of today. @throws 404 for one whom the caller may not read */
export async function readCandidatStats(deps: Deps, caller: Caller, id: number): Promise<CandidatStats> {
  const reading = await readingOf(deps, caller, id)
  const { candidat, now, today } = reading
  const dossier = (await parcoursOf(deps.db, [id])).get(id)
  if (!dossier) throw notFound()
  const path = pathState({ ...dossier, today })
  const heures = await heuresOf(deps.db, id, now.toISOString())
  const compte = await presentCompte(deps.db, candidat, caller, today)
  const trainee = caller.ability.can('read', 'Tentative') ? await traineeOf(deps, caller, id) : null
  const chance = trainee?.readiness ?? null
  const count = (status: string) => dossier.examens.filter((one) => one.status === status).length
  return {
    idCandidat: id,
    candidat: `${candidat.prenom} ${candidat.nom}`,
    permi: candidat.permi,
    today,
    heures: presentHeures(heures, compte),
    lecons: await leconsOf(reading),
    examens: {
      reussis: count('SUCCESS'),
      echoues: count('FAILED'),
      absents: count('NO_SHOW'),
      // One that is over and has no result is due, as in the list.
      prevus: dossier.examens.filter(({ status, end }) => status === 'PLANNED' && end > now.toISOString()).length,
    },
    etapes: path.etapes,
    compte: await compteOf(reading, compte),
    code: presentCode(trainee),
    preparation: await preparationOf(reading, path, { dossier, heures, compte, chance }),
  }
}

/** The months from the enrolment to this one; only the latest ones when there are too many. */
function monthsOf({ candidat, today }: Reading): Periode[] {
  const earliest = monthAfter(monthOf(today), 1 - MAX_MOIS)
  const first = monthOf(candidat.dateInscription)
  const from = first > earliest ? first : earliest
  return monthsBetween(`${from < monthOf(today) ? from : monthOf(today)}-01`, today).map((month) => ({
    from: `${month}-01`,
    to: lastOfMonth(`${month}-01`),
  }))
}

/** A candidate's course by month. @throws 404 for one whom the caller may not read */
export async function readCandidatHistory(deps: Deps, caller: Caller, id: number): Promise<CandidatHistory> {
  const { db } = deps
  const reading = await readingOf(deps, caller, id)
  const months = monthsOf(reading)
  const moments = ofMoments(months, caller.pays)
  const events = await coursByTranche(db, moments, id)
  const answers = await answersByTranche(db, moments, id)
  const paid = caller.ability.can('read', 'Compte') ? await paidByTranche(db, ofDays(months), id) : null
  type Event = (typeof events)[number]
  const isMissed = ({ status, absent }: Event) => status === 'NO_SHOW' || Boolean(absent)
  return {
    idCandidat: id,
    mois: months.map(({ from }, rang) => {
      const countOf = (is: (event: Event) => boolean) => sumOf(events, rang, (row) => (is(row) ? row.total : 0))
      const minutesOf = (etape: 'code' | 'circulation' | 'parc') =>
        sumOf(events, rang, (row) =>
          row.calendar === HOUR_OF[etape] && row.status === 'SUCCESS' && !isMissed(row) ? row.minutes : 0,
        )
      return {
        mois: monthOf(from),
        minutes: { code: minutesOf('code'), circulation: minutesOf('circulation'), parc: minutesOf('parc') },
        absences: countOf((row) => !isExam(row.calendar) && isMissed(row)),
        examens: {
          reussis: countOf((row) => isExam(row.calendar) && row.status === 'SUCCESS' && !isMissed(row)),
          echoues: countOf((row) => isExam(row.calendar) && row.status === 'FAILED' && !isMissed(row)),
          absents: countOf((row) => isExam(row.calendar) && isMissed(row)),
        },
        reponses: sumOf(answers, rang, ({ total }) => total),
        paye: paid ? sumOf(paid, rang, ({ total }) => total) : null,
      }
    }),
  }
}
