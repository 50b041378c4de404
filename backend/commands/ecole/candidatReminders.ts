import { addDays, daysBetween } from '@contract/clock/days'
import type { NotifTarget } from '@contract/compte/notif'
import { endingsOf } from '../../database/ecole/candidatEndings'
import { REMINDER_DAYS, REMINDER_DAYS_AFTER, type ReminderLevel, reminderLevel } from '../../rules/ecole/rappel'
import type { Write } from '../write'

/** A candidate's paper or access code that ends soon or has just ended. */
interface CandidatReminder {
  context: string
  nom: string
  fin: string
  niveau: ReminderLevel
  target: NotifTarget
}

/** The page for a paper or a code: the candidate's file, or the candidate's own pages. */
function targetOf(isCode: boolean, idCandidat: number | null): NotifTarget {
  if (idCandidat === null) return { place: isCode ? 'codeCourse' : 'fiche' }
  return { place: isCode ? 'codeCandidat' : 'papiersCandidat', id: idCandidat }
}

/** Papers and access codes of candidates that end soon, for the school's desk or for the candidate. */
export async function candidatReminders(work: Write, today: string): Promise<CandidatReminder[]> {
  const isOwn = work.caller.role === 'candidat'
  const from = addDays(today, -REMINDER_DAYS_AFTER)
  const to = addDays(today, Math.max(...REMINDER_DAYS))
  return (await endingsOf(work.trx, work.caller, { from, to })).flatMap(({ idCandidat, nom, prenom, objet, fin }) => {
    const niveau = reminderLevel(daysBetween(today, fin))
    if (niveau === null) return []
    const target = targetOf(objet === 'code', isOwn ? null : idCandidat)
    return [{ context: isOwn ? `own_${objet}` : objet, nom: `${prenom} ${nom}`, fin, niveau, target }]
  })
}
