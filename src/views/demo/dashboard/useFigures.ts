import { useFormat } from '@core/format/useFormat'

/** The demo's figures come as digits in a text: in words they are as everywhere else. */
export function useFigures() {
  const format = useFormat()
  return {
    count: (digits: string) => format.number(Number(digits)),
    amount: (dinars: string) => format.amount(Number(dinars) * 1000),
    percent: (share: string) => format.percent(Number(share) / 100),
  }
}
