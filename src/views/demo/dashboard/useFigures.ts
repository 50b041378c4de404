import { useFormat } from '@core/format/useFormat'

/** Formats the demo's figures, which arrive as digits in a text. */
export function useFigures() {
  const format = useFormat()
  return {
    count: (digits: string) => format.number(Number(digits)),
    amount: (dinars: string) => format.amount(Number(dinars) * 1000),
    percent: (share: string) => format.percent(Number(share) / 100),
  }
}
