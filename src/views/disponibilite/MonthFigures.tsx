import type { Activite } from '@contract/planning/disponibilite'
import { type Fact, Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The figures of the month and in total. */
export function MonthFigures({ activite }: { activite: Activite }) {
  const { t } = useTranslation('disponibilite')
  const format = useFormat()
  const { currency } = useSchool()
  const { minutes, lecons, prevues, aAttester, absences, gain, tarifHoraire, total } = activite
  const attested = minutes.code + minutes.circulation + minutes.parc
  const facts: Fact[] = [
    ...paid(t('activity.earned'), gain, (text) => <b className="activite-gain">{text}</b>),
    { label: t('activity.attested'), value: withLessons(attested, lecons) },
    { label: t('activity.ahead'), value: withLessons(prevues.minutes, prevues.lecons) },
    { label: t('activity.toAttest'), value: format.number(aAttester) },
    { label: t('activity.absences'), value: format.number(absences) },
    ...paid(t('activity.rate'), tarifHoraire),
  ]
  const whole: Fact[] = [
    ...paid(t('activity.earnedInAll'), total.gain),
    { label: t('activity.attestedInAll'), value: withLessons(total.minutes, total.lecons) },
  ]
  /** An amount, for users who may see it. */
  function paid(label: string, millimes: number | null, show = (text: string): ReactNode => text): Fact[] {
    return millimes === null ? [] : [{ label, value: show(format.amount(millimes, currency)) }]
  }
  function withLessons(length: number, count: number) {
    return t('activity.hours', { duree: format.duration(length), count })
  }
  return (
    <div className="card">
      <Facts facts={facts} className="card-body" />
      <Facts facts={whole} className="card-body activite-whole" />
      {gain === null ? null : <p className="muted activite-note">{t('activity.note')}</p>}
    </div>
  )
}
