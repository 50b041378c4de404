import type { DemandePack } from '@contract/plateforme/demandePack'
import type { Pack } from '@contract/plateforme/pack'
import type { Abonnement } from '@contract/plateforme/package'
import { Button } from '@core/components/Button'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { useOffre } from '@src/parts/pack/useOffre'
import { useAppSelector } from '@src/redux/hooks'
import { usePacksQuery } from '@src/redux/packs/pack'
import { selectChosenPack } from '@src/redux/packs/slice'
import { useAbility } from '@src/redux/session/ability'
import { Send } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PendingRequest } from './PendingRequest'
import { useAsk } from './useAsk'

/** Whether a pack can be requested, was requested, or is blocked by another request. */
type State = 'open' | 'asked' | 'blocked'

function stateOf(pack: Pack, pending: number | undefined, chosen: ReturnType<typeof selectChosenPack>): State {
  const asked = pending ?? chosen?.idPack
  if (asked === undefined) return 'open'
  if (asked !== pack.id) return 'blocked'
  // While the request is pending, the button itself shows it.
  return pending === asked || chosen?.isAnswered ? 'asked' : 'open'
}

interface PackChoicesProps extends Pick<Abonnement, 'running'> {
  /** The school's request that waits for its answer. */
  pending: DemandePack | undefined
}

/** The offered packs; one request at a time. */
export function PackChoices({ running, pending }: PackChoicesProps) {
  const { t } = useTranslation('package')
  const id = useId()
  const { data, isError, isFetching, refetch } = usePacksQuery({ perPage: '100', sort: 'prix' })
  const chosen = useAppSelector(selectChosenPack)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="abonnement-heading">
        {running ? t('choices.title') : t('choices.first')}
      </h2>
      {pending ? <PendingRequest pending={pending} /> : <p className="muted">{t('choices.text')}</p>}
      {!data && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !isError ? <CardSkeleton lines={4} /> : null}
      {data?.data.length === 0 ? <p>{t('choices.none')}</p> : null}
      <ul className="pack-cards">
        {data?.data.map((pack) => (
          <PackCard
            key={pack.id}
            pack={pack}
            current={running?.nom === pack.nom ? running : null}
            state={stateOf(pack, pending?.idPack, chosen)}
          />
        ))}
      </ul>
    </section>
  )
}

interface PackCardProps {
  pack: Pack
  /** The running package, when it is of this pack. */
  current: Abonnement['running']
  state: State
}

/** A package keeps its price and limits when its pack changes. */
const isFormer = (pack: Pack, running: NonNullable<Abonnement['running']>) =>
  (['prix', 'frequence', 'limiteCandidats', 'limiteMoniteurs'] as const).some((field) => pack[field] !== running[field])

function PackCard({ pack, current, state }: PackCardProps) {
  const { t } = useTranslation('package')
  const offre = useOffre()
  const format = useFormat()
  const { ask, asking } = useAsk()
  const canAsk = useAbility().can('create', 'DemandePack')
  const id = useId()
  const action = current ? t('choices.renew') : t('choices.ask')
  return (
    <li className="card card-body pack-card" aria-labelledby={id}>
      <div className="pack-card-head">
        <h3 id={id}>{pack.nom}</h3>
        {current ? <span className="muted">{t('choices.current')}</span> : null}
      </div>
      <p className="pack-price">
        <b>{offre.prix(pack.prix)}</b> <span className="muted">{offre.frequence(pack.frequence)}</span>
      </p>
      {pack.description ? <p dir="auto">{pack.description}</p> : null}
      <ul className="pack-limits">
        <li>{t('choices.candidats', { limite: offre.limite(pack.limiteCandidats) })}</li>
        <li>{t('choices.moniteurs', { limite: offre.limite(pack.limiteMoniteurs) })}</li>
      </ul>
      {current && isFormer(pack, current) ? (
        <p className="muted">{t('choices.former', { day: format.day(current.dateFin) })}</p>
      ) : null}
      {canAsk ? (
        <Button
          icon={Send}
          pending={asking}
          disabled={state !== 'open'}
          aria-label={state === 'asked' ? undefined : t('choices.actionOf', { action, nom: pack.nom })}
          onClick={() => void ask(pack)}
        >
          {state === 'asked' ? t('choices.asked') : action}
        </Button>
      ) : null}
    </li>
  )
}
