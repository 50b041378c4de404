import type { Feu } from '@contract/recouvrement/feu'
import { StatusDot } from '@core/components/StatusDot'
import { useFeuxQuery } from '@src/redux/recouvrement/feu'
import { useAbility } from '@src/redux/session/ability'
import { Ban, CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export const LOOKS = {
  CLEAR: { tone: 'success', icon: CircleCheck },
  CHECK: { tone: 'warning', icon: CircleAlert },
  BLOCKED: { tone: 'danger', icon: Ban },
} as const satisfies Record<Feu, object>

/** The state of an account as a word and a sign, never as an amount. */
export function FeuDot({ feu, nom }: { feu: Feu; nom?: string | undefined }) {
  const { t } = useTranslation('recouvrement')
  const word = t(`feu.${feu}`)
  return (
    <StatusDot {...LOOKS[feu]} isSentence={nom !== undefined} label={nom ? t('feu.of', { nom, feu: word }) : word} />
  )
}

const askedFor = (ids: readonly number[]) => ({ ids: ids.join(',') })

/** The lights of candidates, for a school's desk; empty for everybody else. */
export function useFeux(ids: readonly number[]): ReadonlyMap<number, Feu> {
  const isDesk = useAbility().can('read', 'Dashboard')
  const { currentData } = useFeuxQuery(askedFor(ids), { skip: !isDesk || ids.length === 0 })
  return new Map(currentData?.data.map(({ idCandidat, feu }) => [idCandidat, feu]))
}

/**
 * Requests the light of one candidate together with the rest of a page. Returns whether the light is known or cannot be
 * read: a light that came later would push the page down.
 */
export function useFeuReady(id: number): boolean {
  const isDesk = useAbility().can('read', 'Dashboard')
  const { currentData, isError } = useFeuxQuery(askedFor([id]), { skip: !isDesk })
  return !isDesk || currentData !== undefined || isError
}

/** The light of one candidate; nothing while they have no account. */
export function FeuState({ id }: { id: number }) {
  const feu = useFeux([id]).get(id)
  return feu ? <FeuDot feu={feu} /> : null
}
