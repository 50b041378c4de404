import { Popover } from '@core/components/overlays/Popover'
import { Columns3 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from './columns'
import type { AnyListState } from './useListState'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys move between the choices, wrapping at the ends. */
function onArrow(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const here = event.target instanceof HTMLInputElement ? boxes.indexOf(event.target) : -1
  boxes.at((here + step) % boxes.length)?.focus()
}

/** The choice of visible columns, stored on this device. */
export function ColumnsMenu<Row>({ columns, list }: { columns: readonly Column<Row>[]; list: AnyListState }) {
  const { t } = useTranslation('common')
  return (
    <Popover label={t('table.columns')} icon={Columns3}>
      <fieldset aria-label={t('table.columns')} onKeyDown={onArrow}>
        {columns
          .filter((column) => column.hideable !== false && !column.primary)
          .map((column) => (
            <label key={column.id} className="check-option">
              <input
                type="checkbox"
                className="form-check-input"
                checked={!list.hidden.includes(column.id)}
                onChange={() => list.toggleColumn(column.id)}
              />
              {column.header}
            </label>
          ))}
      </fieldset>
    </Popover>
  )
}
