import type { Calendar } from '@contract/evenement'
import type { Db, Trx } from '../database/schema'
import type { CandidatFacts, Facts } from '../rules/conflits'
import type { Pays } from '../rules/time'

interface Sitting {
  idAutoEcole: number
  calendar: Calendar
  candidats: CandidatFacts[]
  pays: Pays
  except: number[]
}

/** How the exam path judges an exam of these candidates; nothing is read for a lesson. */
export async function stageFaults(_db: Db | Trx, _sitting: Sitting, _moment: Date): Promise<Facts['stageFault']> {
  return () => null
}
