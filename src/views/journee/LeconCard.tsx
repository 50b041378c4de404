import { type Evenement, isExam } from '@contract/planning/evenement'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { kindWord, standingOf, standingWord, timesWord, whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import type { Envoi, Parole } from '@src/redux/moniteur/day/queue'
import { useSchool } from '@src/redux/session/useSchool'
import { CloudUpload, Phone, StickyNote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExamenActions, HeureActions } from './SuiviActions'

interface LeconCardProps {
  event: Evenement
  /** Says its day too. */
  dated: boolean
  /** What was said of it and has not arrived yet. */
  envois: Envoi[]
  dire: (parole: Parole) => void
}

const TONES: Record<string, Tone> = { SUCCESS: 'success', FAILED: 'danger', NO_SHOW: 'danger', OVERDUE: 'warning' }

/** A lesson of the day, with what there is to say of it. */
export function LeconCard({ event, dated, envois, dire }: LeconCardProps) {
  const { t } = useTranslation('journee')
  const words = useWords()
  const { extendedProps: props } = event
  const standing = standingOf(event, new Date().toISOString())
  const answered = envois.some(({ parole }) => parole.verb !== 'start')
  const details = [
    kindWord(event, words),
    props.candidats.length === 1 && props.permi && t('permi', { permi: props.permi }),
    props.vehicule,
    props.lieu,
  ]
  return (
    <li className="card card-body lecon" aria-label={`${timesWord(event, words)} ${event.title}`}>
      <div className="lecon-head">
        <strong className="tabular">{dated ? whenWord(event, words) : timesWord(event, words)}</strong>
        {answered ? (
          <span className="lecon-waits">
            <CloudUpload aria-hidden size={16} strokeWidth={1.75} />
            {t('toSend')}
          </span>
        ) : (
          <StatusDot tone={TONES[standing] ?? 'info'} label={standingWord(event, standing, words)} />
        )}
      </div>
      <People event={event} />
      <p className="muted">{details.filter(Boolean).join(' · ')}</p>
      {props.note ? (
        <p className="lecon-note">
          <StickyNote aria-hidden size={16} strokeWidth={1.75} /> {props.note}
        </p>
      ) : null}
      {props.reprise ? (
        <p className="lecon-note">
          <strong>{t('reprise')}</strong> {props.reprise}
        </p>
      ) : null}
      {event.status === 'PLANNED' && !answered ? <Actions {...{ event, envois, dire }} /> : null}
    </li>
  )
}

function Actions({ event, envois, dire }: Omit<LeconCardProps, 'dated'>) {
  return isExam(event.extendedProps.calendar) ? (
    <ExamenActions event={event} dire={dire} />
  ) : (
    <HeureActions event={event} envois={envois} dire={dire} />
  )
}

/** Who comes, each with a number to call. */
function People({ event }: { event: Evenement }) {
  const { t } = useTranslation('journee')
  const format = useFormat()
  const { pays } = useSchool()
  return (
    <ul className="lecon-people">
      {event.extendedProps.candidats.map(({ id, nom, telephone, absent }) => (
        <li key={id}>
          <span>{nom}</span>
          {absent ? <StatusDot tone="danger" label={t('absent')} /> : null}
          {telephone && !absent ? (
            <a href={`tel:${telephone}`} aria-label={t('call', { nom })}>
              <Phone aria-hidden size={16} strokeWidth={1.75} />
              {format.phone(telephone, pays)}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
