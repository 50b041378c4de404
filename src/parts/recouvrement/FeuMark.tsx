import type { Feu } from '@contract/recouvrement/feu'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { LOOKS, useFeux } from './FeuState'

const Feux = createContext<ReadonlyMap<number, Feu>>(new Map())

/** The lights of the people of a list, asked for once. */
export function FeuxProvider({ ids, children }: { ids: readonly number[]; children: ReactNode }) {
  return <Feux value={useFeux([...new Set(ids)].slice(0, 100))}>{children}</Feux>
}

/** The worst of the lights of some candidates, as a sign with its word for screen readers; none while all is well. */
export function FeuMark({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('recouvrement')
  const feux = useContext(Feux)
  const feu = (['BLOCKED', 'CHECK'] as const).find((one) => ids.some((id) => feux.get(id) === one))
  if (!feu) return null
  const { tone, icon: Icon } = LOOKS[feu]
  const word = t(`feu.${feu}`)
  return (
    <span className={`status status-${tone}`} title={word}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
