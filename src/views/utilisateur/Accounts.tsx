import { Later } from '@core/components/Later'
import { lazy } from 'react'
import { getI18n } from 'react-i18next'

const AccountsCard = lazy(async () => {
  const [{ AccountsCard: card }] = await Promise.all([
    import('./AccountsCard'),
    // The words of the chart come with it, not with the page.
    getI18n().loadNamespaces('chart'),
  ])
  return { default: card }
})

/** Who of a school uses their account, loaded once it is near what is seen. */
export const Accounts = () => (
  <div className="utilisateur-stats">
    <Later height={300}>
      <AccountsCard />
    </Later>
  </div>
)
