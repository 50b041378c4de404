import type { Phase, Salle } from '@contract/cours/salle'
import { BackLink } from '@core/components/BackLink'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { useClock } from '@src/parts/salle/useClock'
import { useLive, useRoomNews } from '@src/parts/salle/useLive'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useSalleQuery } from '@src/redux/code-course/salle'
import { useSecondsLeft } from '@src/views/cours/run/attempt/useSecondsLeft'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Asking } from './Asking'
import { HostFrame } from './HostFrame'
import { Lobby } from './Lobby'
import { Report } from './Report'
import { useHost } from './useHost'
import { useHostKeys } from './useHostKeys'
import './host.scss'

/** The screen of a room, for the projector: lobby, questions with their results, and the end. */
export function SallePage() {
  const { t } = useTranslation('salle')
  const { id = '' } = useParams()
  const news = useRoomNews(`salle/${Number(id)}`)
  const query = useSalleQuery(Number(id), news.options)
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = query
  const clock = useClock(data?.secondsLeft ?? null, fulfilledTimeStamp)
  const seconds = useSecondsLeft(clock)
  useLive(refetch, seconds === 0, news.count)
  const isUnknown = isNotFound(error)
  if (data) return <Room room={data} seconds={seconds} read={refetch} />
  return (
    <div className="page">
      <BackLink to={paths.salles}>{t('leave')}</BackLink>
      {isUnknown ? <ErrorState title={t('unknown')} /> : null}
      {error && !isUnknown ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {error ? null : <CardSkeleton lines={8} />}
    </div>
  )
}

interface RoomProps {
  room: Salle
  seconds: number | null
  read: () => unknown
}

function Room({ room, seconds, read }: RoomProps) {
  const host = useHost(room, read)
  useHostKeys(host)
  return (
    <HostFrame room={room} host={host}>
      <Announced phase={room.phase} rang={room.rang} />
      {bodyOf(room, seconds)}
    </HostFrame>
  )
}

function bodyOf(room: Salle, seconds: number | null): ReactNode {
  if (room.report) return <Report room={room} report={room.report} />
  if (room.question) return <Asking key={room.rang} room={room} question={room.question} seconds={seconds} />
  return <Lobby room={room} />
}

/** Announces changes on the screen to users who cannot see it. */
function Announced({ phase, rang }: { phase: Phase; rang: number }) {
  const { t } = useTranslation('salle')
  return (
    <p className="visually-hidden" role="status">
      {t(`phase.${phase}`, { number: rang + 1 })}
    </p>
  )
}
