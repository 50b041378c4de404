import type { InvoiceItem } from '@contract/demo/invoice'
import { useFormat } from '@core/format/useFormat'

/** The taxes of a line as text: `19 %`, `19 % + 1 %`. */
export function useTaxText() {
  const format = useFormat()
  return ({ tax, secondTax }: Pick<InvoiceItem, 'tax' | 'secondTax'>) =>
    [tax, ...(secondTax > 0 ? [secondTax] : [])].map((share) => format.percent(share / 100)).join(' + ')
}
