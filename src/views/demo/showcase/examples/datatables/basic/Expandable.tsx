import { PartPager } from '@core/components/PartPager'
import { useFormat } from '@core/format/useFormat'
import { useDemoRowsQuery } from '@src/redux/demo/table/api'
import { DemoState, dayOfRow } from '@src/views/demo/showcase/parts/demoColumns'
import { useSortedRows } from '@src/views/demo/showcase/parts/useSortedRows'
import { ChevronDown } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'

const PER_PAGE = 7
const FIELDS = ['full_name', 'email', 'start_date', 'salary'] as const

export function Expandable() {
  const { t } = useTranslation('demoTables')
  const format = useFormat()
  const { data = [] } = useDemoRowsQuery()
  const { page, shown, setPage } = useSortedRows(data, PER_PAGE)
  const [open, setOpen] = useState<readonly number[]>([])
  const toggle = (id: number) => setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id])
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <section className="plain-table" aria-label={t('word.applicationsToOpen')} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              {FIELDS.map((field) => (
                <th key={field} scope="col">
                  {t(`word.field.${field}`)}
                </th>
              ))}
              <th scope="col">{t('word.stateHead')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Fragment key={row.id}>
                <tr>
                  <td>
                    <button
                      type="button"
                      className="sort-button expand-button"
                      aria-expanded={open.includes(row.id)}
                      onClick={() => toggle(row.id)}
                    >
                      <ChevronDown aria-hidden size={16} />
                      {row.full_name}
                    </button>
                  </td>
                  <td>{row.email}</td>
                  <td>{format.day(dayOfRow(row))}</td>
                  <td>{row.salary}</td>
                  <td>
                    <DemoState status={row.status} />
                  </td>
                </tr>
                {open.includes(row.id) ? (
                  <tr>
                    <td colSpan={FIELDS.length + 1}>
                      <dl className="expanded-facts">
                        {(['city', 'experience', 'post'] as const).map((field) => (
                          <div key={field}>
                            <dt>{t(`word.field.${field}`)}</dt>
                            <dd>{row[field]}</dd>
                          </div>
                        ))}
                      </dl>
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
      <PartPager
        label={t('word.applicationsToOpen')}
        page={page}
        perPage={PER_PAGE}
        total={data.length}
        onPage={setPage}
      />
    </>
  )
}
