import type { Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import { type Calendar, etapeOf, isExam } from '@contract/planning/evenement'
import { type Dossier, parcoursOf } from '../../../database/planning/parcours/parcours'
import type { Db, Trx } from '../../../database/schema'
import type { CandidatFacts, Facts } from '../../../rules/planning/clashes'
import { peutPasser } from '../../../rules/planning/parcours/parcours'

interface Sitting {
  calendar: Calendar
  candidats: CandidatFacts[]
  pays: Pays
  /** Events that make room: an exam that moves does not stand in its own way. */
  except: readonly number[]
}

/** How the exam path judges an exam of some candidates on a day, by what is known of them. */
export function stageJudge(
  dossiers: ReadonlyMap<number, Dossier>,
  { except, today }: { except: readonly number[]; today: string },
): Facts['stageFault'] {
  return (idCandidat, calendar, jour) => {
    const dossier = dossiers.get(idCandidat)
    if (!dossier) return null
    const examens = dossier.examens.filter(({ idEvenement }) => !except.includes(idEvenement))
    // What is written down afterwards is judged as of its own day.
    const [asOf = today] = [jour, today].sort()
    const verdict = peutPasser({
      regles: dossier.regles,
      examens,
      etape: etapeOf(calendar),
      jour,
      today: asOf,
    })
    return verdict.ok ? null : verdict.raison
  }
}

/** The same, read for one exam; nothing is read for a lesson. */
export async function stageFaults(
  db: Db | Trx,
  { calendar, candidats, pays, except }: Sitting,
  moment: Date,
): Promise<Facts['stageFault']> {
  if (!isExam(calendar)) return () => null
  const dossiers = await parcoursOf(
    db,
    candidats.map(({ id }) => id),
  )
  return stageJudge(dossiers, { except, today: dayIn(moment, pays) })
}
