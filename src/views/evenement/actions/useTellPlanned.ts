import type { Evenement } from '@contract/planning/evenement'
import { toast } from '@core/components/toast'
import { dateFormat } from '@core/format/locale'
import { NEWS } from '@src/parts/evenement/actions/news'
import { noteUndo } from '@src/parts/evenement/actions/undoStack'
import { useTellProblem } from '@src/parts/evenement/actions/useTellProblem'
import { whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { useActOnEvenementMutation } from '@src/redux/calendar/evenement'
import { problemOf } from '@src/redux/problemOf'
import { useTranslation } from 'react-i18next'

interface Made {
  /** The days on which what was planned takes place. */
  days: string[]
  /** How many weeks lie between them. */
  semaines: number
}

/** `16 déc.`, with its year where that is another one than that of the first day. */
function lastDay(days: readonly string[], language: string): string {
  const last = days.at(-1) ?? ''
  const isSameYear = last.slice(0, 4) === days[0]?.slice(0, 4)
  const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return dateFormat(language, isSameYear ? day : { ...day, year: 'numeric' }).format(Date.parse(last))
}

/** Says what was planned, of a series all of it, and offers to take it off the planning again. */
export function useTellPlanned() {
  const { t } = useTranslation('evenement')
  const words = useWords()
  const tell = useTellProblem()
  const [send] = useActOnEvenementMutation()

  function wordsOf(event: Evenement, { days, semaines }: Made): string {
    if (days.length < 2) return t('form.planned', { quand: whenWord(event, words) })
    const weekday = dateFormat(words.language, { weekday: 'long', timeZone: 'UTC' })
    const rythme = t('form.rhythm', { count: semaines, jour: weekday.format(Date.parse(days[0] ?? '')) })
    return t('form.series', { count: days.length, rythme, jour: lastDay(days, words.language) })
  }

  /** A lesson that is taken back is cancelled, so that those who got news of it get news of that too. */
  async function takeBack(id: number, version: number): Promise<Evenement[] | null> {
    const { data, error } = await send({ id, verb: 'cancel', body: { version, portee: 'all' } })
    if (!data) {
      tell(problemOf(error))
      return null
    }
    const count = 'avant' in data ? data.avant.length : 1
    toast.success(t('form.unplanned', { count }), { id: NEWS })
    return [data]
  }

  return (event: Evenement, made: Made) => {
    const { idEvenement: id, version } = event
    const undo = noteUndo({
      versions: new Map([[id, version]]),
      run: (versions) => takeBack(id, versions.get(id) ?? version),
    })
    toast.success(wordsOf(event, made), { id: NEWS, undo })
  }
}
