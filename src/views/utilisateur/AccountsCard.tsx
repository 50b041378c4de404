import { CONNEXIONS, type Connexion } from '@contract/ability'
import type { ComptesStats } from '@contract/stats/utilisation'
import { ChartCard } from '@core/charts/ChartCard'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useUserStatestiqueQuery } from '@src/redux/stats/plateforme'
import { useTranslation } from 'react-i18next'

type Accounts = ComptesStats['roles'][number]

const NONE: Accounts[] = []
const TONES = { recente: 'primary', ancienne: 'info', jamais: 'muted' } as const
/** The list of the people of each role that has accounts. */
const LISTS = { ecole: paths.utilisateurs, moniteur: paths.moniteurs, candidat: paths.candidats } as const

/** The number of a role's accounts by their last use. */
const countOf = ({ comptes, actifs, jamais }: Accounts, connexion: Connexion) =>
  ({ recente: actifs, ancienne: comptes - actifs - jamais, jamais })[connexion]

/** The use of a school's accounts by role, each number linked to the list of these people. */
export function AccountsCard() {
  const { t } = useTranslation('utilisateur')
  const format = useFormat()
  const { data, isError, refetch } = useUserStatestiqueQuery(undefined, { refetchOnFocus: true })
  const roles = data?.vue === 'ecole' ? data.roles : NONE
  const sum = (of: (role: Accounts) => number) => format.number(roles.reduce((total, role) => total + of(role), 0))
  return (
    <ChartCard
      title={t('accounts.title')}
      summary={
        data ? t('accounts.text', { actifs: sum(({ actifs }) => actifs), total: sum(({ comptes }) => comptes) }) : null
      }
      height={220}
      over={t('accounts.over')}
      chart={{
        kind: 'bar',
        stacked: true,
        horizontal: true,
        unit: t('accounts.unit'),
        categories: roles.map(({ role }) => t(`accounts.role.${role}`)),
        series: CONNEXIONS.map((connexion) => ({
          name: t(`accounts.use.${connexion}`),
          tone: TONES[connexion],
          data: roles.map((role) => countOf(role, connexion)),
        })),
        format: format.number,
        linkOf: (series, index) => {
          const [connexion, role] = [CONNEXIONS[series], roles[index]]
          if (!connexion || !role || countOf(role, connexion) === 0) return null
          return `${LISTS[role.role]}?${new URLSearchParams({ connexion })}`
        },
      }}
      isLoading={!data && !isError}
      error={isError && !data}
      onRetry={() => void refetch()}
    />
  )
}
