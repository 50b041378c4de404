import type { Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import { type Calendar, etapeOf, isExam } from '@contract/planning/evenement'
import { type Dossier, parcoursOf } from '../../../database/planning/parcours/parcours'
import type { Conn } from '../../../database/schema'
import type { CandidatFacts, Facts } from '../../../rules/planning/clashes'
import { judgeExam } from '../../../rules/planning/parcours/parcours'

interface Sitting {
  calendar: Calendar
  candidats: CandidatFacts[]
  pays: Pays
  /** Events to ignore: an exam that moves does not block itself. */
  except: readonly number[]
}

/** A function that checks the exam path for an exam of these candidates on a day. */
export function stageJudge(
  dossiers: ReadonlyMap<number, Dossier>,
  { except, today }: { except: readonly number[]; today: string },
): Facts['stageFault'] {
  return (idCandidat, calendar, jour) => {
    const dossier = dossiers.get(idCandidat)
    if (!dossier) return null
    const examens = dossier.examens.filter(({ idEvenement }) => !except.includes(idEvenement))
    // An exam recorded afterwards is judged as of its own day.
    const [asOf = today] = [jour, today].sort()
    const verdict = judgeExam({
      regles: dossier.regles,
      examens,
      etape: etapeOf(calendar),
      jour,
      today: asOf,
    })
    return verdict.ok ? null : verdict.raison
  }
}

/** The judge of `stageJudge` with the data read for one exam; lessons need no data. */
export async function stageFaults(
  db: Conn,
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
