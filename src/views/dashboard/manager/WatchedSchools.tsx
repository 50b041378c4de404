import type { PlateformeStats } from '@contract/stats/utilisation'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel } from '../Panel'
import { type Asked, stateOf } from './asked'
import { schoolsIn } from './lists'

type Watched = PlateformeStats['aSurveiller'][number]

const SHOWN = 6

/** The schools in trouble, the gravest first, each with the possible actions. */
export function WatchedSchools({ asked }: { asked: Asked }) {
  const { t } = useTranslation('dashboard')
  const [isWhole, setWhole] = useState(false)
  const rows = asked.stats?.aSurveiller ?? []
  const others = isWhole ? 0 : rows.length - SHOWN
  return (
    <Panel title={t('manager.watch.title')} state={stateOf(asked)} onRetry={asked.retry}>
      {rows.length === 0 ? <EmptyState icon={CircleCheck} title={t('manager.watch.none')} /> : null}
      <ul>
        {(isWhole ? rows : rows.slice(0, SHOWN)).map((row) => (
          <WatchedLine key={`${row.raison}-${row.idAutoEcole}`} row={row} />
        ))}
      </ul>
      {others > 0 ? (
        <div className="watch-more">
          <Button look="ghost" size="sm" onClick={() => setWhole(true)}>
            {t('manager.watch.others', { count: others })}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}

const ACTIONS: Record<Watched['raison'], { word: string; to: (id: number) => string }> = {
  package_ended: { word: 'give', to: (id) => `${paths.autoecole(id)}?donner=1` },
  package_ends: { word: 'give', to: (id) => `${paths.autoecole(id)}?donner=1` },
  never_signed_in: { word: 'contact', to: paths.autoecole },
  idle: { word: 'contact', to: paths.autoecole },
  pending: { word: 'decide', to: (id) => `${schoolsIn('PENDING')}&row=${id}` },
}

function WatchedLine({ row: { idAutoEcole, nom, raison, jour, jours } }: { row: Watched }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { word, to } = ACTIONS[raison]
  const action = t(`manager.watch.actions.${word}`)
  const when = { count: jours ?? 0, day: jour ? format.day(jour, 'short') : '' }
  return (
    <li className="person-line">
      <Link className="person-link" to={paths.autoecole(idAutoEcole)}>
        {nom}
      </Link>
      <span className="person-note">{t(`manager.watch.${raison}`, when)}</span>
      <span className="person-end">
        <ButtonLink size="sm" to={to(idAutoEcole)} aria-label={t('manager.watch.of', { action, nom })}>
          {action}
        </ButtonLink>
      </span>
    </li>
  )
}
