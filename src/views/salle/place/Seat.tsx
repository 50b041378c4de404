import type { Place } from '@contract/cours/salle'
import { Button } from '@core/components/Button'
import { Spinner } from '@core/components/states/Spinner'
import { TimerRing } from '@src/parts/salle/TimerRing'
import { useClock } from '@src/parts/salle/useClock'
import { useLive, useRoomNews } from '@src/parts/salle/useLive'
import { usePlaceQuery } from '@src/redux/code-course/salle'
import { useSecondsLeft } from '@src/views/cours/run/attempt/useSecondsLeft'
import { LanguageChoice } from '@src/views/cours/run/LanguageChoice'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Playing } from './Playing'
import { SeatResult } from './SeatResult'

interface SeatProps {
  jeton: string
  onLeave: () => void
}

/** The place of a participant: waiting, answering, their own result, the end. */
export function Seat({ jeton, onLeave }: SeatProps) {
  const { t } = useTranslation('salle')
  const news = useRoomNews(`place/${jeton}`)
  const { data, error, refetch, fulfilledTimeStamp } = usePlaceQuery({ jeton }, news.options)
  const clock = useClock(data?.secondsLeft ?? null, fulfilledTimeStamp)
  const seconds = useSecondsLeft(clock)
  useLive(refetch, seconds === 0, news.count)
  const isGone = error && 'status' in error && error.status === 404
  if (isGone) return <Gone onLeave={onLeave} />
  if (!data)
    return (
      <main className="seat seat-wait">
        <h1 tabIndex={-1}>{t('seat.title')}</h1>
        {error ? <p role="alert">{t('seat.cut')}</p> : <Spinner />}
      </main>
    )
  return (
    <SeatFrame place={data} seconds={seconds} isCut={Boolean(error)}>
      {bodyOf(data, { jeton, stamp: fulfilledTimeStamp, onLeave })}
    </SeatFrame>
  )
}

interface Around {
  jeton: string
  stamp: number | undefined
  onLeave: () => void
}

function bodyOf(place: Place, { jeton, stamp, onLeave }: Around): ReactNode {
  if (place.result) return <SeatResult place={place} result={place.result} onLeave={onLeave} />
  if (place.question) return <Playing jeton={jeton} place={place} stamp={stamp} question={place.question} />
  return <Waiting />
}

interface SeatFrameProps {
  place: Place
  seconds: number | null
  isCut: boolean
  children: ReactNode
}

function SeatFrame({ place, seconds, isCut, children }: SeatFrameProps) {
  const { t } = useTranslation('salle')
  const { phase, rang, total, nom, secondes } = place
  return (
    <main className="seat" data-phase={phase}>
      <header className="seat-head">
        <h1 tabIndex={-1}>
          {place.question ? t('place', { number: rang + 1, count: total }) : t('seat.title')}
          <small>{nom}</small>
        </h1>
        <LanguageChoice />
        {phase === 'OPEN' ? <TimerRing seconds={seconds} total={secondes} /> : null}
      </header>
      {isCut ? (
        <p className="seat-cut" role="alert">
          {t('seat.cut')}
        </p>
      ) : null}
      {children}
    </main>
  )
}

function Waiting() {
  const { t } = useTranslation('salle')
  return (
    <div className="seat-wait" role="status">
      <p className="seat-big">{t('seat.ready')}</p>
      <p>{t('seat.waits')}</p>
    </div>
  )
}

function Gone({ onLeave }: Pick<SeatProps, 'onLeave'>) {
  const { t } = useTranslation('salle')
  return (
    <main className="seat seat-wait">
      <h1 tabIndex={-1}>{t('seat.gone')}</h1>
      <p>{t('seat.goneText')}</p>
      <Button look="primary" onClick={onLeave}>
        {t('join.title')}
      </Button>
    </main>
  )
}
