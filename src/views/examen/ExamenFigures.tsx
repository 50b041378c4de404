import { ETATS_EXAMEN, type TotauxExamens } from '@contract/examen'
import { useFormat } from '@core/format/useFormat'
import type { AnyListState } from '@core/table/useListState'
import { useTranslation } from 'react-i18next'

interface ExamenFiguresProps {
  list: AnyListState
  /** Left out until the first answer. */
  totaux: TotauxExamens | undefined
}

/** How many exams there are of each result; a press narrows the list to them, a second one widens it again. */
export function ExamenFigures({ list, totaux }: ExamenFiguresProps) {
  const { t } = useTranslation('examen')
  const format = useFormat()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="exam-figures" role="group" aria-label={t('figures.label')}>
      {ETATS_EXAMEN.map((etat) => {
        const pressed = list.filters.status === etat
        return (
          <button
            key={etat}
            type="button"
            className={etat === 'DUE' && totaux?.DUE ? 'exam-figure is-due' : 'exam-figure'}
            aria-pressed={pressed}
            onClick={() => list.setFilter('status', pressed ? undefined : etat)}
          >
            <span className="exam-figure-value">{totaux ? format.count(totaux[etat]) : '–'}</span>{' '}
            <span className="exam-figure-name">{t(`figures.${etat}`)}</span>
          </button>
        )
      })}
    </div>
  )
}
