import type { Evenement } from '@contract/planning/evenement'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Banknote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIsCandidat } from '../useIsCandidat'
import { useRights } from '../useRights'

/**
 * The candidates of an event, each linked to their file if the user may open it. Candidates see themselves alone: their
 * own number is of no use to them.
 */
export function EventPeople({ event }: { event: Evenement }) {
  const { t } = useTranslation('evenement')
  const format = useFormat()
  const ability = useAbility()
  const { seesSchool } = useRights()
  const isCandidat = useIsCandidat()
  const canPay = ability.can('create', 'Transaction')
  return (
    <ul className="event-people">
      {event.extendedProps.candidats.map(({ id, nom, absent, telephone }) => (
        <li key={id}>
          {seesSchool ? <Link to={paths.candidat(id)}>{nom}</Link> : nom}
          {absent ? <span className="muted">{t('fact.absent')}</span> : null}
          {telephone && !isCandidat ? (
            <a className="num" href={`tel:${telephone}`}>
              {format.phone(telephone)}
            </a>
          ) : null}
          {canPay ? (
            <Link className="event-pay" to={paths.candidatPay(id)} aria-label={t('fact.payOf', { name: nom })}>
              <Banknote aria-hidden size={14} strokeWidth={1.75} />
              {t('fact.pay')}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
