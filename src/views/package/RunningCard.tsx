import { echeanceOn } from '@contract/clock/echeance'
import type { DemandePack } from '@contract/plateforme/demandePack'
import type { Abonnement } from '@contract/plateforme/package'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { useOffre } from '@src/parts/pack/useOffre'
import { useSchool } from '@src/redux/session/useSchool'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface RunningCardProps {
  abonnement: Abonnement
  /** The school's request that waits for its answer. */
  pending: DemandePack | undefined
}

/** The running package, its end, and the usage of its limits. */
export function RunningCard({ abonnement, pending }: RunningCardProps) {
  const { t } = useTranslation('package')
  const format = useFormat()
  const id = useId()
  const { running, upcoming, candidats, moniteurs } = abonnement
  const [next] = upcoming
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('running.title')}</h2>
        {running ? null : <StatusDot tone="danger" label={t('running.none')} />}
      </div>
      <div className="card-body abonnement-running">
        {running ? (
          <>
            <Term running={running} />
            <Usage label={t('usage.candidats')} used={candidats} limit={running.limiteCandidats} />
            <Usage label={t('usage.moniteurs')} used={moniteurs} limit={running.limiteMoniteurs} />
          </>
        ) : (
          <p>
            {t('running.noneText')} {pending ? t('choices.pending', { nom: pending.nom }) : t('running.choose')}
          </p>
        )}
        {next ? <p className="muted">{t('running.next', { nom: next.nom, day: format.day(next.dateDebut) })}</p> : null}
      </div>
    </section>
  )
}

function Term({ running }: { running: NonNullable<Abonnement['running']> }) {
  const { t } = useTranslation('package')
  const format = useFormat()
  const offre = useOffre()
  const { today } = useSchool()
  const { state, days } = echeanceOn(running.dateFin, today)
  const price = format.beside([offre.prix(running.prix), offre.frequence(running.frequence)])
  const left = t('running.left', { count: days })
  return (
    <div className="abonnement-term">
      <b>{running.nom}</b>
      {price ? <span className="muted">{price}</span> : null}
      <span>{t('running.until', { day: format.day(running.dateFin) })}</span>
      <StatusDot tone={state === 'valid' ? 'success' : 'warning'} label={days === 0 ? t('running.lastDay') : left} />
    </div>
  )
}

interface UsageProps {
  label: string
  used: number
  limit: number | null
}

/** The usage of a limit, in figures and as a bar. */
function Usage({ label, used, limit }: UsageProps) {
  const { t } = useTranslation('package')
  const format = useFormat()
  const id = useId()
  const isFull = limit !== null && used >= limit
  const figures =
    limit === null
      ? t('usage.unlimited', { used: format.number(used) })
      : t('usage.of', { used: format.number(used), limit: format.number(limit) })
  return (
    <div className={isFull ? 'usage usage-full' : 'usage'}>
      <span id={id}>{label}</span>
      <b>{figures}</b>
      {limit === null ? null : (
        <span className="usage-bar" aria-hidden>
          <span style={{ inlineSize: `${Math.min(100, (used / limit) * 100)}%` }} />
        </span>
      )}
      {isFull ? <StatusDot tone="warning" label={t('usage.full')} /> : null}
    </div>
  )
}
