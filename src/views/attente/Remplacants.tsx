import type { Evenement } from '@contract/planning/evenement'
import { isExam } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useMinute } from '@core/hooks/useMinute'
import { useOffrirMutation, useRemplacantsQuery } from '@src/redux/calendar/attente'
import { Send } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemplacantLine } from './RemplacantLine'
import '@src/parts/attente/attente.scss'

/** Offers expire while the page is open. */
const NEWS_INTERVAL = 30_000

/**
 * In the details of a cancelled future lesson: the matching candidates of the waiting list, ranked with the reasons,
 * and the button that offers them the slot. Renders nothing for any other event.
 */
export function Remplacants({ event }: { event: Evenement }) {
  const now = useMinute()
  const isFree = event.status === 'CANCELLED' && event.start > now
  return isFree && !isExam(event.extendedProps.calendar) ? <Waiting id={event.idEvenement} /> : null
}

function Waiting({ id }: { id: number }) {
  const { t } = useTranslation('attente')
  const titleId = useId()
  const { data, isError, isFetching, refetch } = useRemplacantsQuery(id, { pollingInterval: NEWS_INTERVAL })
  const { chosen, toggle, send, isPending } = useOffer(id)
  const people = data?.data ?? []
  const open = people.filter(({ offre }) => offre !== 'OFFERED')
  const ids = open.filter(({ idAttente }) => chosen.includes(idAttente)).map(({ idAttente }) => idAttente)
  return (
    <section className="remplacants" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('remplacants.title')}</h3>
      {!data && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !isError ? <CardSkeleton lines={3} /> : null}
      {data && people.length === 0 ? (
        <p className="muted">{data.libre ? t('remplacants.none') : t('remplacants.taken')}</p>
      ) : null}
      <ol>
        {people.map((person) => (
          <RemplacantLine
            key={person.idAttente}
            person={person}
            isChosen={chosen.includes(person.idAttente)}
            onToggle={() => toggle(person.idAttente)}
          />
        ))}
      </ol>
      {open.length > 0 ? (
        <Button
          look="primary"
          icon={Send}
          pending={isPending}
          onClick={() => void send(ids.length > 0 ? ids : open.slice(0, 1).map(({ idAttente }) => idAttente))}
        >
          {ids.length > 0 ? t('remplacants.offer', { count: ids.length }) : t('remplacants.offerFirst')}
        </Button>
      ) : null}
    </section>
  )
}

function useOffer(id: number) {
  const { t } = useTranslation('attente')
  const [chosen, setChosen] = useState<number[]>([])
  const [offer, { isLoading: isPending }] = useOffrirMutation()
  const toggle = (idAttente: number) =>
    setChosen((now) => (now.includes(idAttente) ? now.filter((one) => one !== idAttente) : [...now, idAttente]))
  const send = async (idAttentes: number[]) => {
    const { error } = await offer({ id, idAttentes })
    if (error) return
    setChosen([])
    toast.success(t('remplacants.offered', { count: idAttentes.length }))
  }
  return { chosen, toggle, send, isPending }
}
