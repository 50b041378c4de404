import { minutesBetween } from '@contract/clock/moments'
import { dayOf, toWall } from '@contract/clock/wall'
import { type Evenement, isExam } from '@contract/planning/evenement'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useMinute } from '@core/hooks/useMinute'
import { StickyNote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { colourOf } from '../calendar/eventHtml'
import { seatsWord, timesWord } from '../eventWords'
import { takesVehicule } from '../form/values'
import { StandingDot } from '../StandingDot'
import { useWords } from '../useWords'
import { EventPeople } from './EventPeople'
import './details.scss'

/** All data of an event. */
export function EventFacts({ event }: { event: Evenement }) {
  const { t } = useTranslation('evenement')
  const words = useWords()
  const format = useFormat()
  const { extendedProps: props, start, end } = event
  const seats = seatsWord(event, useMinute(), words)
  const length = format.duration(minutesBetween(start, end))
  const facts = [
    { label: t('fact.day'), value: format.day(dayOf(toWall(start, words.zone)), 'long') },
    { label: t('fact.times'), value: `${timesWord(event, words)} · ${length}` },
    { label: t('fact.candidats', { count: props.candidats.length }), value: <EventPeople event={event} /> },
    ...(seats === null
      ? []
      : [{ label: t('fact.places'), value: format.beside([seats, `${props.candidats.length}/${props.places}`]) }]),
    { label: t('fact.moniteur'), value: props.moniteur },
    ...(takesVehicule(props.calendar) ? [{ label: t('fact.vehicule'), value: props.vehicule }] : []),
    ...(isExam(props.calendar) ? [{ label: t('fact.examinateur'), value: props.examinateur }] : []),
    { label: t('fact.lieu'), value: props.lieu },
    ...(props.minutes === null ? [] : [{ label: t('fact.minutes'), value: format.duration(props.minutes) }]),
    ...(props.attesteLe
      ? [
          {
            label: t(props.attestePar ? 'fact.attested' : 'fact.attestedOn'),
            value: format.beside([props.attestePar, format.moment(props.attesteLe, words.zone)]),
          },
        ]
      : []),
    ...(props.annulationTardive ? [{ label: t('fact.cancelled'), value: t('fact.late') }] : []),
    ...(props.motif ? [{ label: t('fact.motif'), value: props.motif }] : []),
  ]
  return (
    <div className="event-facts">
      <p className="event-kind">
        <span className={`ev-dot ev-${colourOf(props.calendar)}`} aria-hidden />
        {t(`calendar.${props.calendar}`)}
        {props.permi && props.candidats.length === 1 ? (
          <span className="muted">{t('fact.permi', { permi: props.permi })}</span>
        ) : null}
        <StandingDot event={event} />
      </p>
      {props.reprise ? <Note title={t('fact.reprise')} text={props.reprise} /> : null}
      <Facts look="lines" facts={facts} />
      {props.note ? <Note title={t('fact.note')} text={props.note} /> : null}
      {props.suite ? <Note title={t('fact.suite')} text={props.suite} /> : null}
      {props.serie ? <p className="muted">{t('fact.serie')}</p> : null}
    </div>
  )
}

const Note = ({ title, text }: { title: string; text: string }) => (
  <div className="event-note">
    <p className="event-note-title">
      <StickyNote aria-hidden size={14} strokeWidth={1.75} />
      {title}
    </p>
    <p dir="auto">{text}</p>
  </div>
)
