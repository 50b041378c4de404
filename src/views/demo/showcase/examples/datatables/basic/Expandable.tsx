import { useDemoRowsQuery } from '@src/redux/demo/table/api'
import { ChevronDown } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Expandable() {
  const { t } = useTranslation('demoTables')
  const { data = [] } = useDemoRowsQuery()
  const [open, setOpen] = useState<number | null>(null)
  return (
    <div className="plain-table">
      <table className="table" aria-label={t('word.applicationsToOpen')}>
        <tbody>
          {data.slice(0, 6).map((row) => (
            <Fragment key={row.id}>
              <tr>
                <td>
                  <button
                    type="button"
                    className="sort-button expand-button"
                    aria-expanded={open === row.id}
                    onClick={() => setOpen(open === row.id ? null : row.id)}
                  >
                    <ChevronDown aria-hidden size={16} />
                    {row.full_name}
                  </button>
                </td>
                <td>{row.email}</td>
              </tr>
              {open === row.id ? (
                <tr>
                  <td colSpan={2}>{t('word.about', { city: row.city, experience: row.experience, post: row.post })}</td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
