import type { SentMessage } from '@contract/compte/auth'
import { Button } from '@core/components/Button'
import { ErrorState } from '@core/components/states/ErrorState'
import { Spinner } from '@core/components/states/Spinner'
import { useFormat } from '@core/format/useFormat'
import { fetchSentMessages } from '@src/redux/auth/requests'
import { RotateCw } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

type State = SentMessage[] | 'loading' | 'failed'

function useSentMessages() {
  const [state, setState] = useState<State>('loading')
  const [isLoading, setLoading] = useState(false)
  const load = useCallback(() => {
    setLoading(true)
    void fetchSentMessages().then(({ data }) => {
      setState(data ?? 'failed')
      setLoading(false)
    })
  }, [])
  useEffect(load, [load])
  return { state, isLoading, load }
}

/** The e-mails and text messages that were not really sent, newest first. */
export function SentMessages() {
  const { t } = useTranslation('auth')
  const { state, isLoading, load } = useSentMessages()
  if (state === 'loading') return <Spinner />
  if (state === 'failed') return <ErrorState onRetry={load} />
  return (
    <section className="sent-messages" aria-label={t('outbox.title')}>
      <Button size="sm" icon={RotateCw} pending={isLoading} onClick={load}>
        {t('outbox.refresh')}
      </Button>
      {state.length === 0 ? <p role="status">{t('outbox.empty')}</p> : null}
      <ul>
        {state.map((message) => (
          <MessageLine key={message.id} {...message} />
        ))}
      </ul>
    </section>
  )
}

function MessageLine({ canal, destinataire, sujet, texte, createdAt }: SentMessage) {
  const { t } = useTranslation('auth')
  const format = useFormat()
  return (
    <li>
      <p className="sent-messages-meta">
        {format.beside([t(`outbox.canal.${canal}`), destinataire, format.moment(createdAt)])}
      </p>
      <p>
        <strong dir="auto">{sujet}</strong>
      </p>
      <p dir="auto">{texte}</p>
    </li>
  )
}
