import { useTranslation } from 'react-i18next'
import { type Mapping, TARGETS, withTarget } from './columns'

interface ColumnListProps {
  headings: readonly string[]
  mapping: Mapping
  onMap: (mapping: Mapping) => void
}

/** The meaning of each column of the sheet. */
export function ColumnList({ headings, mapping, onMap }: ColumnListProps) {
  const { t } = useTranslation('reprise')
  return (
    <section className="card card-body" aria-label={t('sheet.columns')}>
      <h2 className="reprise-columns-title">{t('sheet.columns')}</h2>
      <div className="reprise-fields">
        {headings.map((heading, index) =>
          heading.trim() ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never move
            <label key={index}>
              <span className="form-label">{heading}</span>
              <select
                className="form-select"
                value={mapping[index] ?? ''}
                onChange={({ target }) =>
                  onMap(withTarget(mapping, index, TARGETS.find((one) => one === target.value) ?? null))
                }
              >
                <option value="">{t('sheet.ignore')}</option>
                {TARGETS.map((target) => (
                  <option key={target} value={target}>
                    {t(`target.${target}`)}
                  </option>
                ))}
              </select>
            </label>
          ) : null,
        )}
      </div>
    </section>
  )
}
