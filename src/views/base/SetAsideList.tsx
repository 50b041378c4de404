import type { BaseInfo } from '@contract/base'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import type { BaseActionsState } from './useBaseActions'

const REASONS = ['damaged', 'newer'] as const

/** Databases set aside by an earlier version have a sentence as their reason. */
const reasonOf = (reason: string) => REASONS.find((known) => known === reason) ?? 'failed'

/** The databases that could not be opened: kept to be saved or retried. */
export function SetAsideList({ info, actions }: { info: BaseInfo; actions: BaseActionsState }) {
  const { t } = useTranslation('base')
  const format = useFormat()
  const { work, fault, saveAside, restoreAside } = actions
  return (
    <section className="base-section" aria-labelledby="aside-title">
      <h2 id="aside-title">{t('aside.title')}</h2>
      <p className="muted">{t('aside.text')}</p>
      {fault?.of.startsWith('aside') ? (
        <p className="base-fault" role="alert">
          {fault.text}
        </p>
      ) : null}
      <ul className="base-aside">
        {info.setAside.map(({ name, size, reason, date }) => (
          <li key={name}>
            <div>
              <strong>{format.moment(date)}</strong> · {format.bytes(size)}
              <div className="muted">{t(`aside.reason.${reasonOf(reason)}`)}</div>
            </div>
            <div className="base-line">
              <Button size="sm" pending={work === `aside ${name}`} onClick={() => void saveAside(name)}>
                {t('aside.save')}
              </Button>
              <Button size="sm" pending={work === `aside ${name}`} onClick={() => void restoreAside(name)}>
                {t('aside.restore')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
