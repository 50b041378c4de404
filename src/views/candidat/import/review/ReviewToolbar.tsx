import { IMPORT_CHOICES, type ImportChoice } from '@contract/ecole/import/candidatImport'
import { Spinner } from '@core/components/states/Spinner'
import { useFormat } from '@core/format/useFormat'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { REVIEW_FILTERS, type ReviewFilter } from './review'

interface ReviewToolbarProps {
  counts: Record<ReviewFilter, number>
  filter: ReviewFilter
  checking: boolean
  onFilter: (filter: ReviewFilter) => void
  onChooseAll: (choice: ImportChoice) => void
}

/** The filter of the rows with counts, and one choice for all existing candidates. */
export function ReviewToolbar({ counts, filter, checking, onFilter, onChooseAll }: ReviewToolbarProps) {
  const { t } = useTranslation('import')
  const format = useFormat()
  const id = useId()
  return (
    <div className="review-toolbar">
      <fieldset className="review-filters">
        <legend className="visually-hidden">{t('review.show')}</legend>
        {REVIEW_FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            className="tab"
            aria-pressed={name === filter}
            onClick={() => onFilter(name)}
          >
            {t(`review.filter.${name}`)}
            <span className="tab-count">{format.number(counts[name])}</span>
          </button>
        ))}
      </fieldset>
      <span className="review-checking" role="status">
        {checking ? (
          <>
            <Spinner />
            {t('review.checking')}
          </>
        ) : null}
      </span>
      {counts.duplicates > 0 ? (
        <div className="review-all">
          <label htmlFor={id}>{t('review.allDuplicates')}</label>
          <select
            id={id}
            className="form-select form-select-sm"
            value=""
            onChange={({ target }) => {
              const choice = IMPORT_CHOICES.find((name) => name === target.value)
              if (choice) onChooseAll(choice)
            }}
          >
            <option value="">{t('review.choose')}</option>
            {IMPORT_CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {t(`choice.${choice}`)}
              </option>
            ))}
          </select>
        </div>
      ) : null}
    </div>
  )
}
