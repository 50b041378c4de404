import type { ConfigPrix } from '@contract/argent/configPrix'
import type { Permi } from '@contract/ecole/permi'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useConfigsPrixQuery } from '@src/redux/tarification/configPrix'
import { useSearchParams } from 'react-router-dom'
import { FormerPanel } from './FormerPanel'
import { PermiWithoutPrix } from './PermiWithoutPrix'
import { PrixCard } from './PrixCard'
import '../tarification.scss'

/** A school has at most about twenty licences. */
const ALL = { perPage: '100', sort: 'idPermi' } as const

/** The prices in force of each licence that the school teaches; licences without prices get a button to set them. */
export function PrixTab() {
  const { data: permis, ...permisAnswer } = usePermisQuery()
  const { data: active, ...activeAnswer } = useConfigsPrixQuery({ ...ALL, is_active: 'true' }, { refetchOnFocus: true })
  const { data: former } = useConfigsPrixQuery({ ...ALL, is_active: 'false' })
  const answers = [permisAnswer, activeAnswer]
  if (!permis || !active) {
    const isRetrying = answers.some(({ isFetching }) => isFetching)
    const retry = () => {
      for (const { refetch } of answers) void refetch()
    }
    return answers.some(({ isError }) => isError) ? (
      <ErrorState onRetry={retry} retrying={isRetrying} />
    ) : (
      <CardSkeleton lines={8} />
    )
  }
  return <Prices permis={permis} active={active.data} former={former?.data ?? []} />
}

interface PricesProps {
  permis: Permi[]
  active: ConfigPrix[]
  former: ConfigPrix[]
}

function Prices({ permis, active, former }: PricesProps) {
  const [search, setSearch] = useSearchParams()
  const show = (idPermi: number | null) =>
    setSearch(
      (params) => {
        if (idPermi === null) params.delete('anciens')
        else params.set('anciens', String(idPermi))
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  const pricesOf = (id: number) => active.find(({ idPermi }) => idPermi === id)
  const hasFormer = (id: number) => former.some(({ idPermi }) => idPermi === id)
  const shown = permis.find(({ id }) => String(id) === search.get('anciens'))
  const without = permis.filter(({ id, enseigne }) => !pricesOf(id) && (enseigne || hasFormer(id)))
  return (
    <>
      <ul className="prix-cards">
        {permis.map((permi) => {
          const prices = pricesOf(permi.id)
          return prices ? (
            <PrixCard key={permi.id} permi={permi} prices={prices} onFormer={hasFormer(permi.id) ? show : null} />
          ) : null
        })}
      </ul>
      {without.length > 0 ? (
        <PermiWithoutPrix permis={without} onFormer={(id) => (hasFormer(id) ? () => show(id) : null)} />
      ) : null}
      {shown ? <FormerPanel key={shown.id} permi={shown} onClose={() => show(null)} /> : null}
    </>
  )
}
