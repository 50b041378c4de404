import type { FeuOf } from '@contract/recouvrement/feu'
import { Tooltip } from '@core/components/overlays/Tooltip'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import { LOOKS, useAccountPath, useFeuWords, useFeux } from './FeuState'

const Feux = createContext<ReadonlyMap<number, FeuOf>>(new Map())

/** The lights of the people of a list, asked for once. */
export function FeuxProvider({ ids, children }: { ids: readonly number[]; children: ReactNode }) {
  return <Feux value={useFeux([...new Set(ids)].slice(0, 100))}>{children}</Feux>
}

/**
 * The worst of the lights of some candidates, as a sign that says its reasons and leads to the account; none while all
 * is well.
 */
export function FeuMark({ ids }: { ids: readonly number[] }) {
  const feux = useContext(Feux)
  const wordsOf = useFeuWords()
  const pathOf = useAccountPath()
  const lights = ids.flatMap((id) => feux.get(id) ?? [])
  const light = lights.find(({ feu }) => feu === 'BLOCKED') ?? lights.find(({ feu }) => feu === 'CHECK')
  if (!light) return null
  const { tone, icon: Icon } = LOOKS[light.feu]
  const words = wordsOf(light)
  const to = pathOf(light.idCandidat)
  const sign = <Icon aria-hidden size={16} strokeWidth={1.75} />
  if (to) {
    return (
      <Tooltip text={words}>
        <Link className={`feu-mark status status-${tone}`} to={to} aria-label={words}>
          {sign}
        </Link>
      </Tooltip>
    )
  }
  return (
    <span className={`status status-${tone}`} title={words}>
      {sign}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
