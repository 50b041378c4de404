import { EXPENSE_CATEGORIES } from '@contract/argent/categorie'
import { addDays, firstOfMonth } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import { ETAPES, type Etape, etapeOf } from '@contract/planning/evenement'
import { recordOf } from '@contract/recordOf'
import type { CoutQuery, CoutStats } from '@contract/stats/cout'
import type { Periode } from '@contract/stats/periode'
import type { Caller } from '../../caller'
import {
  attendedMinutes,
  expenses,
  firstTaught,
  packagesOnOffer,
  pricesInForce,
  ratesOfSchool,
  taughtMinutes,
  unpaidMaintenance,
} from '../../database/stats/cout'
import { teachersOf, vehiclesOf } from '../../database/stats/staff'
import { ofMoments } from '../../database/stats/tranche'
import type { Deps } from '../../deps'
import { forbidden } from '../../errors'
import { priceOn } from '../../rules/argent/consumption'
import { type HourlyRate, payOf } from '../../rules/argent/pay'
import { schoolOf } from '../write'

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)

const byEtape = (of: (etape: Etape) => number) => recordOf(ETAPES, of)

/**
 * A period cut at each day on which an hourly rate changes, so that each instructor has a single rate within a part.
 */
function partsOf({ from, to }: Periode, rates: Iterable<readonly HourlyRate[]>): Periode[] {
  const changes = [...rates].flat().map(({ dateEffet }) => dateEffet)
  const starts = [...new Set([from, ...changes.filter((day) => day > from && day <= to)])].sort()
  return starts.map((start, index) => ({
    from: start,
    to: index + 1 < starts.length ? addDays(starts[index + 1] ?? to, -1) : to,
  }))
}

interface Taught {
  jour: string
  etape: Etape
  idMoniteur: number | null
  idVehicule: number | null
  minutes: number
}

async function lessonsOf(
  deps: Deps,
  caller: Caller,
  period: Periode,
  rates: Map<number, HourlyRate[]>,
): Promise<Taught[]> {
  const parts = partsOf(period, rates.values())
  const rows = await taughtMinutes(deps.db, ofMoments(parts, caller.pays), schoolOf(caller))
  return rows.map(({ rang, calendar, minutes, ...who }) => ({
    ...who,
    jour: parts[rang]?.from ?? period.from,
    etape: etapeOf(calendar),
    minutes: Number(minutes),
  }))
}

/** The pay of the instructors for these lessons, each at the rate of its day. */
const earned = (lessons: readonly Taught[], rates: Map<number, HourlyRate[]>) =>
  sum([...rates], ([id, own]) =>
    payOf(
      lessons.filter(({ idMoniteur }) => idMoniteur === id),
      own,
    ),
  )

/** The instructors who gave lessons, with their pay for them. */
async function teachers(
  { db }: Deps,
  caller: Caller,
  period: Periode,
  lessons: readonly Taught[],
  rates: Map<number, HourlyRate[]>,
) {
  const all = await teachersOf(db, schoolOf(caller), period)
  return all.flatMap(({ id, nom, prenom }) => {
    const own = lessons.filter(({ idMoniteur, minutes }) => idMoniteur === id && minutes > 0)
    if (own.length === 0) return []
    const ownRates = rates.get(id) ?? []
    const isRated = own.every(({ jour }) => (priceOn(ownRates, jour)?.montant ?? 0) > 0)
    return [
      { id, nom: `${prenom} ${nom}`, minutes: sum(own, ({ minutes }) => minutes), paie: payOf(own, ownRates), isRated },
    ]
  })
}

type Exams = Record<'examensCode' | 'examensCirculation' | 'examensParc', number>
type Fees = Record<'codeExamDroits' | 'circulationExamDroits' | 'maneuverExamDroits', number>

/** The State's part of the exams of a package; null when it has exams and its licence has no prices in force. */
function feesOf({ examensCode, examensCirculation, examensParc }: Exams, price: Fees | undefined): number | null {
  if (!price) return examensCode + examensCirculation + examensParc > 0 ? null : 0
  return (
    examensCode * price.codeExamDroits +
    examensCirculation * price.circulationExamDroits +
    examensParc * price.maneuverExamDroits
  )
}

/**
 * The part of a period from the month of the first attested lesson on. A school enters expenses before its first
 * lesson, and dividing three months of rent by the hours of one week would give no meaningful cost. Months are taken
 * whole, because bills are monthly.
 */
async function recordedPart({ db }: Deps, caller: Caller, { from, to }: Periode): Promise<Periode> {
  const first = await firstTaught(db, schoolOf(caller))
  const start = first === null ? from : firstOfMonth(dayIn(first, caller.pays))
  return { from: start > from && start <= to ? start : from, to }
}

/**
 * The cost of a school's hours in a period, according to its books, beside its prices. The answer names the days that
 * it counts, which begin in the month of the first lesson at the earliest. Pay beside minutes is a rate, and a cost
 * without pay means nothing, so callers who may not know rates get no answer.
 * @throws 403 for callers without a school, and for callers who may not know rates, such as the cash desk
 */
export async function readCoutStats(deps: Deps, caller: Caller, asked: CoutQuery): Promise<CoutStats> {
  const { db } = deps
  const idAutoEcole = schoolOf(caller)
  if (!caller.ability.can('read', 'Remuneration')) throw forbidden()
  const period = await recordedPart(deps, caller, asked)
  const rates = await ratesOfSchool(db, idAutoEcole)
  const lessons = await lessonsOf(deps, caller, period, rates)
  const spent = (await expenses(db, idAutoEcole, period)).map((row) => ({ ...row, montant: Number(row.montant) }))
  const prices = await pricesInForce(db, idAutoEcole)
  // `ofMoments` returns one span for each period, so the default is never used.
  const [whole = { debut: '', fin: '' }] = ofMoments([period], caller.pays)
  const ofEtape = (etape: Etape) => lessons.filter((lesson) => lesson.etape === etape)
  return {
    ...period,
    minutes: byEtape((etape) => sum(ofEtape(etape), ({ minutes }) => minutes)),
    paie: byEtape((etape) => earned(ofEtape(etape), rates)),
    minutesSuivies: await attendedMinutes(db, whole, idAutoEcole),
    moniteurs: await teachers(deps, caller, period, lessons, rates),
    vehicules: (await vehiclesOf(db, idAutoEcole)).flatMap(({ id, immatriculation }) => {
      const minutes = sum(
        lessons.filter(({ idVehicule }) => idVehicule === id),
        (lesson) => lesson.minutes,
      )
      const depenses = sum(
        spent.filter(({ idVehicule }) => idVehicule === id),
        ({ montant }) => montant,
      )
      return minutes === 0 && depenses === 0 ? [] : [{ id, nom: immatriculation, minutes, depenses }]
    }),
    depenses: EXPENSE_CATEGORIES.flatMap((categorie) => {
      const montant = sum(
        spent.filter((row) => row.categorie === categorie),
        (row) => row.montant,
      )
      return montant === 0 ? [] : [{ categorie, montant }]
    }),
    entretiensSansDepense: await unpaidMaintenance(db, idAutoEcole, period),
    prix: prices.map(({ idPermi, permi, ...price }) => ({
      idPermi,
      permi,
      heures: {
        code: price.code_hour_price,
        circulation: price.circulation_hour_price,
        parc: price.maneuver_hour_price,
      },
    })),
    forfaits: (await packagesOnOffer(db, idAutoEcole, period)).map((one) => {
      const droits = feesOf(
        one,
        prices.find(({ idPermi }) => idPermi === one.idPermi),
      )
      return {
        id: one.id,
        nom: one.nom,
        idPermi: one.idPermi,
        prix: one.prix,
        droits,
        minutes: { code: one.minutesCode, circulation: one.minutesCirculation, parc: one.minutesParc },
        inscriptions: Number(one.inscriptions ?? 0),
      }
    }),
  }
}
