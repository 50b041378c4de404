import type { Evenement } from '@contract/planning/evenement'
import { type ToastOptions, toast } from '@core/components/messages/toast'
import { withFirst } from '@core/format/date'
import { dateFormat } from '@core/format/locale'
import { NEWS } from '@src/parts/evenement/actions/news'
import { useUndo } from '@src/parts/evenement/actions/useUndo'
import { whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { versionsOf } from '@src/redux/calendar/slice'
import { useTranslation } from 'react-i18next'

interface Made {
  /** The days of the planned events. */
  days: string[]
  /** The number of weeks between them. */
  semaines: number
}

/** `16 déc.`, with its year when it differs from the first day's. */
function lastDay(days: readonly string[], language: string): string {
  const last = days.at(-1) ?? ''
  const isSameYear = last.slice(0, 4) === days[0]?.slice(0, 4)
  const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const format = dateFormat(language, isSameYear ? day : { ...day, year: 'numeric' })
  return withFirst(format.format(Date.parse(last)), language)
}

/** Reports a planned event or recurrence, and offers to remove it again, or to show it where it is out of view. */
export function useTellPlanned() {
  const { t } = useTranslation('evenement')
  const words = useWords()
  const { note } = useUndo()

  function wordsOf(event: Evenement, { days, semaines }: Made): string {
    if (days.length < 2) return t('form.planned', { quand: whenWord(event, words) })
    const weekday = dateFormat(words.language, { weekday: 'long', timeZone: 'UTC' })
    const rythme = t('form.rhythm', { count: semaines, jour: weekday.format(Date.parse(days[0] ?? '')) })
    return t('form.series', { count: days.length, rythme, jour: lastDay(days, words.language) })
  }

  return (event: Evenement, made: Made, action: ToastOptions['action']) => {
    const undo = note({ kind: 'plan', id: event.idEvenement, versions: versionsOf([event]) })
    toast.success(wordsOf(event, made), { id: NEWS, undo, ...(action && { action }) })
  }
}
