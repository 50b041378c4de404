import type { CandidatDetail } from '@contract/ecole/candidat'
import type { CandidatStats } from '@contract/stats/candidat'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { lengthCountLong } from '@src/parts/parcours/lengthCount'
import { useTranslation } from 'react-i18next'

export interface FigureWords {
  value: string
  note?: string
  tone?: 'warning'
}

/** The next lesson or exam. */
function useNextWords({ progression: { prochain } }: CandidatDetail): FigureWords {
  const { t } = useTranslation(['candidat', 'evenement'])
  const format = useFormat()
  if (!prochain) return { value: t('progress.noneAhead') }
  // Without the year, which fits one line of a phone: a lesson is planned for the next weeks.
  const at = { day: format.dayOf(prochain.start, 'dayMonth'), time: format.time(prochain.start) }
  return { value: t('progress.at', at), note: t(`evenement:calendar.${prochain.calendar}`) }
}

/** The hours left of those bought, or the hours done where none were bought. */
function useHourWords({ progression }: CandidatDetail, stats: CandidatStats | undefined) {
  const { t } = useTranslation(['candidat', 'parcours'])
  const format = useFormat()
  const bought = (stats?.heures ?? []).filter(({ restantes }) => restantes !== null)
  const left = bought.reduce((sum, { restantes }) => sum + (restantes ?? 0), 0)
  const { faites, prevues } = progression.minutes
  const wordsOf = (minutes: number) => ({ hours: format.durationLong(minutes), count: lengthCountLong(minutes) })
  const ahead = prevues > 0 ? t('parcours:hours.planned', wordsOf(prevues)) : null
  if (bought.length === 0) {
    return { isLeft: false, value: format.durationLong(faites), note: ahead ?? t('progress.noneAhead') }
  }
  const note = format.beside([t('parcours:hours.done', wordsOf(faites)), ahead])
  return { isLeft: true, value: format.durationLong(left), note }
}

function usePayWords(stats: CandidatStats | undefined): FigureWords & { isCredit: boolean } {
  const { t } = useTranslation('candidat')
  const money = useMoney()
  const { du, paye, solde } = stats?.compte ?? { du: 0, paye: 0, solde: 0 }
  const note = t('own.figures.paid', { paid: money(paye), due: money(du) })
  const shown = { value: money(Math.abs(solde)), note, isCredit: solde < 0 }
  return solde > 0 ? { ...shown, tone: 'warning' } : shown
}

/** The stage to pass next, with its exam or the first possible day. */
function useStageWords(
  { progression: { etape, termineLe } }: CandidatDetail,
  stats: CandidatStats | undefined,
): FigureWords {
  const { t } = useTranslation(['candidat', 'parcours'])
  const format = useFormat()
  if (!etape)
    return { value: t('progress.done'), note: t('progress.doneOn', { day: format.day(termineLe ?? '', 'short') }) }
  const value = t(`parcours:etape.${etape}`)
  const stage = stats?.etapes.find((one) => one.etape === etape)
  if (stage?.state === 'planned' && stage.jour) {
    return { value, note: t('own.figures.examOn', { day: format.day(stage.jour, 'short') }) }
  }
  const passed = stats?.etapes.filter(({ state }) => state === 'passed').length ?? 0
  return { value, note: t('own.figures.passed', { passed, of: stats?.etapes.length ?? 0 }) }
}

/** The four figures of one's own file, in words. */
export function useFigureWords(candidat: CandidatDetail, stats: CandidatStats | undefined) {
  return {
    next: useNextWords(candidat),
    hours: useHourWords(candidat, stats),
    pay: usePayWords(stats),
    stage: useStageWords(candidat, stats),
  }
}
