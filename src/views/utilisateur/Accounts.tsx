import { Later } from '@core/components/states/Later'
import { lazy } from 'react'
import { getI18n } from 'react-i18next'

const AccountsCard = lazy(async () => {
  const [{ AccountsCard: card }] = await Promise.all([
    import('./AccountsCard'),
    // The texts of the chart are loaded with it, not with the page.
    getI18n().loadNamespaces('chart'),
  ])
  return { default: card }
})

/** The use of the school's accounts, loaded once it is near the visible part. */
export const Accounts = () => (
  <div className="utilisateur-stats">
    <Later height={300}>
      <AccountsCard />
    </Later>
  </div>
)
