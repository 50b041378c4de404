import { STATUTS_CHEQUE, type StatutCheque } from '@contract/argent/statutCheque'
import type { AnyListState } from '@core/table/useListState'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'

interface ChequeTotalsProps {
  list: AnyListState
  statuts: readonly { statut: StatutCheque; nombre: number; montant: number }[] | undefined
}

/** The number and the total of the cheques in each state; a press filters the list. */
export function ChequeTotals({ list, statuts }: ChequeTotalsProps) {
  const { t } = useTranslation('caisse')
  const money = useMoney()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="cheque-totals" role="group" aria-label={t('cheques.states')}>
      {STATUTS_CHEQUE.map((statut) => {
        const found = statuts?.find((one) => one.statut === statut)
        const isPressed = list.filters.statut === statut
        return (
          <button
            key={statut}
            type="button"
            className={`cheque-total is-${statut.toLowerCase()}`}
            aria-pressed={isPressed}
            onClick={() => list.setFilter('statut', isPressed ? undefined : statut)}
          >
            <span className="muted">{t(`statut.${statut}`)}</span>
            {statuts ? (
              <>
                <b>{money(found?.montant ?? 0)}</b>
                <span className="muted">{t('cheques.count', { count: found?.nombre ?? 0 })}</span>
              </>
            ) : (
              <span className="skeleton cheque-total-coming" />
            )}
          </button>
        )
      })}
    </div>
  )
}
