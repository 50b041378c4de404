import type { DemoRole } from '@contract/demo/user'
import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MODULES, mayDo, RIGHTS } from './permissions'

/** What a role may do, in each part. */
export function PermissionTable({ role }: { role: DemoRole }) {
  const { t } = useTranslation('demoUser')
  return (
    <section className="card user-wide" aria-labelledby="user-rights">
      <div className="card-head">
        <h2 id="user-rights">{t('rights.title')}</h2>
        <span className="muted">{t('rights.of', { role: t(`role.${role}`) })}</span>
      </div>
      <div className="table-scroll">
        <table className="data-table" aria-labelledby="user-rights">
          <thead>
            <tr>
              <th>{t('rights.module')}</th>
              {RIGHTS.map((right) => (
                <th key={right}>{t(`rights.${right}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MODULES.map((module) => (
              <tr key={module}>
                <th scope="row">{t(`module.${module}`)}</th>
                {RIGHTS.map((right) => (
                  <td key={right}>
                    <Mark isAllowed={mayDo(role, module, right)} />
                  </td>
                ))}
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
