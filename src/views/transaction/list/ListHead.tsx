import { FIGURE_GROUPS, LIST_GROUPES, type TransactionPage } from '@contract/argent/transaction'
import { useOverflowEdges } from '@core/hooks/scroll/useOverflowEdges'
import type { AnyListState } from '@core/table/useListState'
import { useSchool } from '@src/redux/session/useSchool'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { daysOf, PERIODS, periodOf } from './periods'
import { Totals } from './Totals'

interface ListHeadProps {
  list: AnyListState
  /** Undefined until the first answer. */
  page: TransactionPage | undefined
}

/** Above the list: the choice of kinds and days, and the totals of all that match. */
export function ListHead({ list, page }: ListHeadProps) {
  return (
    <div className="tx-head">
      <div className="tx-choices">
        <Kinds list={list} />
        <Periods list={list} />
      </div>
      <Totals page={page} groupe={list.filters.groupe} />
    </div>
  )
}

interface ChoiceProps {
  label: string
  isPressed: boolean
  onPress: () => void
}

const Choice = ({ label, isPressed, onPress }: ChoiceProps) => (
  <button type="button" className="tx-choice" aria-pressed={isPressed} onClick={onPress}>
    {label}
  </button>
)

/** The kinds; those of a figure appear only when its link has set them. */
function Kinds({ list }: Pick<ListHeadProps, 'list'>) {
  const { t } = useTranslation('transaction')
  const chosen = list.filters.groupe
  const row = useRef<HTMLDivElement>(null)
  useOverflowEdges(row)
  // A category belongs to one kind only.
  const choose = (groupe?: string) => list.setFilters({ groupe, categorie: undefined })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div ref={row} className="tx-kinds" role="group" aria-label={t('groupe.label')}>
      <Choice label={t('groupe.all')} isPressed={!chosen} onPress={() => choose()} />
      {LIST_GROUPES.filter((value) => !(value in FIGURE_GROUPS) || value === chosen).map((value) => (
        <Choice key={value} label={t(`groupe.${value}`)} isPressed={chosen === value} onPress={() => choose(value)} />
      ))}
    </div>
  )
}

function Periods({ list }: Pick<ListHeadProps, 'list'>) {
  const { t } = useTranslation('transaction')
  const { today } = useSchool()
  const { from, to } = list.filters
  const current = periodOf(from, to, today)
  const row = useRef<HTMLDivElement>(null)
  useOverflowEdges(row)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div ref={row} className="tx-periods" role="group" aria-label={t('period.label')}>
      <Choice
        label={t('period.all')}
        isPressed={!from && !to}
        onPress={() => list.setFilters({ from: undefined, to: undefined })}
      />
      {PERIODS.map((period) => (
        <Choice
          key={period}
          label={t(`period.${period}`)}
          isPressed={period === current}
          onPress={() => list.setFilters({ ...daysOf(period, today) })}
        />
      ))}
    </div>
  )
}
