import { Button } from '@core/components/Button'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** A field that two people changed, in words. */
export interface FieldConflict {
  name: string
  label: string
  mine: ReactNode
  theirs: ReactNode
}

interface VersionConflictProps {
  conflicts: readonly FieldConflict[]
  saving?: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Both versions of a record that was saved by somebody else since it was read; nothing is lost until one is chosen. */
export function VersionConflict({ conflicts, saving, onKeepMine, onTakeTheirs }: VersionConflictProps) {
  const { t } = useTranslation('moniteur')
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} className="version-conflict" role="alert" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{t('conflict.title')}</h2>
      <p>{conflicts.length > 0 ? t('conflict.text') : t('conflict.same')}</p>
      {conflicts.length > 0 ? <Differences conflicts={conflicts} /> : null}
      <div className="form-actions">
        <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
        <Button look="primary" pending={saving} onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
      </div>
    </section>
  )
}

function Differences({ conflicts }: Pick<VersionConflictProps, 'conflicts'>) {
  const { t } = useTranslation('moniteur')
  return (
    <div className="table-scroll">
      <table className="version-table">
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ name, label, mine, theirs }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
