// @vitest-environment node
import type { CardAnalytics, CardStatistics } from '@contract/demo/card'
import * as figures from '@contract/demo/figures'
import { describe, expect, it } from 'vitest'
import { openDemo } from '../../fake-db/demo/demo'

const { sum, mean, ofYear, INCOME, EXPENSE } = figures
const analytics = async <Name extends keyof CardAnalytics>(name: Name) =>
  (await openDemo()).get<CardAnalytics[Name]>(`/card/card-analytics/${name}`)
const statistics = async <Name extends keyof CardStatistics>(name: Name) =>
  (await openDemo()).get<CardStatistics[Name]>(`/card/card-statistics/${name}`)
const drawn = ({ series }: { series: { data: number[] }[] }) => series[0]?.data ?? []

describe('figures of the dashboards', () => {
  it('equal the sums of the charts beside them', async () => {
    const orders = await statistics('orders-bar-chart')
    expect(Number(orders.statistics)).toBe(sum(drawn(orders)))
    const subscribers = await statistics('subscribers')
    expect(subscribers.analyticsData.subscribers).toBe(sum(drawn(subscribers)))
    const received = await statistics('orders')
    expect(received.analyticsData.orders).toBe(sum(drawn(received)))
    const sales = await statistics('sales')
    expect(sales.analyticsData.sales).toBe(sum(drawn(sales)))
    expect(sum(figures.EARNED)).toBe(100)
    expect((await analytics('sessions-device')).chart_info.reduce((total, { usage }) => total + usage, 0)).toBeCloseTo(
      100,
    )
  })

  it('are equal wherever they are shown', async () => {
    const [thisMonth = 0, lastMonth = 0] = INCOME
    expect(await analytics('revenue')).toEqual({ thisMonth: String(thisMonth), lastMonth: String(lastMonth) })
    expect((await statistics('revenue')).analyticsData.revenue).toBe(thisMonth)
    const report = await analytics('revenue-report')
    const profit = await statistics('profit-line-chart')
    expect(Number(profit.statistics)).toBe(thisMonth - Number(report.price))
    expect(drawn(profit).at(-1)).toBe(Number(profit.statistics))
    expect(sum(Object.values((await analytics('product-orders')).chart_info))).toBe(sum(figures.ORDERS.weeks))
    expect((await analytics('customers')).listData.reduce((total, { result }) => total + result, 0)).toBe(
      sum(Object.values(figures.CUSTOMERS)),
    )
    expect((await analytics('avg-sessions')).sessions).toBe(mean(figures.VISITS[0].days))
  })

  it('are plausible: parts never exceed their wholes', async () => {
    const { completed, inProgress } = await analytics('goal-overview')
    expect(Number(completed) + Number(inProgress)).toBe(figures.YEAR_GOAL)
    expect(Math.max(...INCOME.slice(0, 12))).toBe(INCOME[0])
    expect(sum(figures.ORDERS.days)).toBeLessThan(sum(figures.ORDERS.weeks))
    expect(sum(Object.values(figures.CUSTOMERS))).toBeLessThanOrEqual(sum(figures.ORDERS.weeks))
    for (const { all, fresh, open } of figures.SUPPORT) expect(fresh + open).toBeLessThan(all)
    for (const { days, visitors, length } of figures.VISITS) expect(visitors).toBeLessThan(mean(days) * length)
    const { totalTicket, newTicket, openTicket } = await analytics('support-tracker')
    expect([totalTicket, newTicket, openTicket]).toEqual(Object.values(figures.SUPPORT[0]))
  })

  it('contain the months of this year so far and all months of earlier years', () => {
    for (const month of [0, 10, 11]) {
      const years = [0, 1, 2].map((back) => ofYear(INCOME, month, back))
      expect(years.map((year) => year.length)).toEqual([month + 1, 12, Math.min(12, INCOME.length - month - 13)])
      expect(years[0]?.at(-1)).toBe(INCOME[0])
    }
    expect(ofYear(INCOME, 10, 1).at(-1)).toBe(INCOME[11])
    expect(EXPENSE).toHaveLength(INCOME.length)
  })
})
