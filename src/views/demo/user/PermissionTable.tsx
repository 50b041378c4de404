import { DEMO_MODULES, DEMO_RIGHTS } from '@contract/demo/user'
import { Check, Minus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { rightName } from './permissions'
import '@core/table/table.scss'
import './user.scss'

interface PermissionTableProps {
  /** The names of the rights, such as `staff.read`. */
  rights: readonly string[]
  /** Says whether the rights belong to the role or to the user. */
  note: ReactNode
  /** Without it the table is read-only. */
  onToggle?: (name: string) => void
}

/** The rights per module, with checkboxes when editable. */
export function PermissionTable({ rights, note, onToggle }: PermissionTableProps) {
  const { t } = useTranslation('demoUser')
  const id = useId()
  return (
    <section className="card user-wide" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('rights.title')}</h2>
        <span className="muted">{note}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reachable by keyboard */}
      <div className="table-scroll" tabIndex={0}>
        <table className="data-table user-rights" aria-labelledby={id}>
          <thead>
            <tr>
              <th>{t('rights.module')}</th>
              {DEMO_RIGHTS.map((right) => (
                <th key={right}>{t(`rights.${right}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DEMO_MODULES.map((module) => (
              <tr key={module}>
                <th scope="row">{t(`module.${module}`)}</th>
                {DEMO_RIGHTS.map((right) => {
                  const name = rightName(module, right)
                  const isAllowed = rights.includes(name)
                  return (
                    <td key={right}>
                      {onToggle ? (
                        <input
                          type="checkbox"
                          className="form-check-input"
                          aria-label={`${t(`module.${module}`)}, ${t(`rights.${right}`)}`}
                          checked={isAllowed}
                          onChange={() => onToggle(name)}
                        />
                      ) : (
                        <Mark isAllowed={isAllowed} />
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Mark({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useTranslation('demoUser')
  const Icon = isAllowed ? Check : Minus
  return (
    <span className={isAllowed ? 'user-right' : 'muted'}>
      <Icon aria-hidden size={16} strokeWidth={2} />
      <span className="visually-hidden">{isAllowed ? t('rights.yes') : t('rights.no')}</span>
    </span>
  )
}
