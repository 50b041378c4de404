import type { ColumnKind } from '../calendar/columns'
import { type Choice, EVERYBODY } from './people'

/** Their names in the address. */
const NAMES = {
  moniteurs: { hidden: 'sansMoniteurs', order: 'ordreMoniteurs' },
  vehicules: { hidden: 'sansVehicules', order: 'ordreVehicules' },
} as const

/** Comma-separated numbers; anything else is ignored. */
const idsOf = (text: string | null): number[] => [
  ...new Set((text ?? '').split(',').flatMap((part) => (/^\d{1,9}$/.test(part) ? [Number(part)] : []))),
]

function orderOf(text: string | null): Choice['order'] {
  if (text === 'charge') return text
  const ids = idsOf(text)
  return ids.length > 0 ? ids : 'nom'
}

const orderText = (order: Choice['order']) => {
  if (order === 'nom') return ''
  return order === 'charge' ? order : order.join(',')
}

/** The choice in an address, or in the stored text of the same format; null when there is none. */
export function readChoice(params: URLSearchParams, kind: ColumnKind): Choice | null {
  const { hidden, order } = NAMES[kind]
  if (!params.has(hidden) && !params.has(order)) return null
  return { hidden: idsOf(params.get(hidden)), order: orderOf(params.get(order)) }
}

/** The address with another choice; the default (everybody, by name) is omitted. */
export function writeChoice(params: URLSearchParams, kind: ColumnKind, choice: Choice = EVERYBODY): URLSearchParams {
  const next = new URLSearchParams(params)
  const texts = [
    [NAMES[kind].hidden, choice.hidden.join(',')],
    [NAMES[kind].order, orderText(choice.order)],
  ] as const
  for (const [name, text] of texts) {
    if (text) next.set(name, text)
    else next.delete(name)
  }
  return next
}
