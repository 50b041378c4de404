import type { UserSession } from '@contract/compte/auth'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { StatusDot } from '@core/components/StatusDot'
import { ErrorState } from '@core/components/states/ErrorState'
import { SkeletonLine } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from '@src/redux/auth/auth'
import { Laptop, Smartphone, Tablet } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The signed-in devices; each can be signed out here. */
export function SessionsCard() {
  const { t } = useTranslation('profil')
  const { data: sessions, isError, isFetching, refetch } = useSessionsQuery()
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation()
  const others = sessions?.filter((session) => !session.current).length ?? 0
  const signOutOthers = async () => {
    const { error } = await endOthers()
    if (!error) toast.success(t('sessions.othersEnded', { count: others }))
  }
  return (
    <section className="card card-body profil-wide" aria-labelledby="sessions-title">
      <div className="profil-head">
        <h2 id="sessions-title">{t('sessions.title')}</h2>
        {others > 0 ? (
          <Button size="sm" pending={isLoading} onClick={() => void signOutOthers()}>
            {t('sessions.endOthers')}
          </Button>
        ) : null}
      </div>
      {isError && !sessions ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
      {!sessions && !isError ? <SkeletonLine /> : null}
      <ul className="profil-sessions">
        {sessions?.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
    </section>
  )
}

const DEVICES = new Map([
  ['mobile', Smartphone],
  ['tablet', Tablet],
])

function SessionLine({ session }: { session: UserSession }) {
  const { t } = useTranslation('profil')
  const format = useFormat()
  const [endSession, { isLoading }] = useEndSessionMutation()
  const Icon = DEVICES.get(session.deviceType) ?? Laptop
  const name = session.deviceName || t('sessions.unknown')
  return (
    <li>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <div className="profil-session-text">
        <span>{name}</span>
        <span className="muted">
          {name.includes(session.platform) ? null : `${session.platform} · `}
          {t('sessions.lastUsed', { date: format.moment(session.lastUsedAt) })}
        </span>
      </div>
      {session.current ? (
        <StatusDot tone="success" label={t('sessions.current')} />
      ) : (
        <Button
          size="sm"
          look="danger-ghost"
          pending={isLoading}
          aria-label={t('sessions.endNamed', { name })}
          onClick={() => void endSession(session.id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
