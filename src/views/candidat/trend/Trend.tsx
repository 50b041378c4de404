import { Later } from '@core/components/states/Later'
import { lazy } from 'react'
import { getI18n } from 'react-i18next'

const TrendCard = lazy(async () => {
  const [{ TrendCard: card }] = await Promise.all([
    import('./TrendCard'),
    // The texts of the chart are loaded with it, not with the page.
    getI18n().loadNamespaces(['chart', 'stats']),
  ])
  return { default: card }
})

/** A candidate's months as a chart, loaded once it is near the visible part: most visits look only at today. */
export const Trend = ({ id }: { id: number }) => (
  <Later height={372}>
    <TrendCard id={id} />
  </Later>
)
