import { useSearchParams } from 'react-router-dom'

export const PERIODS = ['monthly', 'yearly'] as const
export type Period = (typeof PERIODS)[number]

/** The period of the prices, in the address as `?period=yearly`. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [params, setParams] = useSearchParams()
  const period = PERIODS.find((one) => one === params.get('period')) ?? 'monthly'
  const change = (next: Period) =>
    setParams(next === 'monthly' ? {} : { period: next }, { replace: true, preventScrollReset: true })
  return [period, change]
}
