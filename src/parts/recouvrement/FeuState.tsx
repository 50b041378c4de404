import type { Feu, FeuOf } from '@contract/recouvrement/feu'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useFeuxQuery } from '@src/redux/recouvrement/feu'
import { useAbility } from '@src/redux/session/ability'
import { Ban, CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import './feu.scss'

export const LOOKS = {
  CLEAR: { tone: 'success', icon: CircleCheck },
  CHECK: { tone: 'warning', icon: CircleAlert },
  BLOCKED: { tone: 'danger', icon: Ban },
} as const satisfies Record<Feu, object>

/**
 * The state of an account in words, with its reasons: a settled account does not show by itself that lessons are
 * planned beyond what is paid.
 */
export function useFeuWords(): (light: Pick<FeuOf, 'feu' | 'raisons'>) => string {
  const { t } = useTranslation('recouvrement')
  const format = useFormat()
  return ({ feu, raisons }) => {
    const word = t(`feu.${feu}`)
    if (raisons.length === 0) return word
    return t('feu.why', { feu: word, raisons: format.beside(raisons.map((raison) => t(`feu.raison.${raison}`))) })
  }
}

/** The state of an account as words and a sign, never as an amount. */
export function FeuDot({ light, nom }: { light: FeuOf; nom?: string | undefined }) {
  const { t } = useTranslation('recouvrement')
  const words = useFeuWords()(light)
  const isSentence = nom !== undefined || light.raisons.length > 0
  return (
    <StatusDot {...LOOKS[light.feu]} isSentence={isSentence} label={nom ? t('feu.of', { nom, feu: words }) : words} />
  )
}

/** The page of a candidate's account; undefined for users who may not read it. */
export function useAccountPath(): (id: number) => string | undefined {
  const canRead = useAbility().can('read', 'Compte')
  return (id) => (canRead ? `${paths.candidat(id)}?tab=paiements` : undefined)
}

const askedFor = (ids: readonly number[]) => ({ ids: ids.join(',') })

/** The lights of candidates, for a school's desk; empty for everybody else. */
export function useFeux(ids: readonly number[]): ReadonlyMap<number, FeuOf> {
  const isDesk = useAbility().can('read', 'Dashboard')
  const { currentData } = useFeuxQuery(askedFor(ids), { skip: !isDesk || ids.length === 0 })
  return new Map(currentData?.data.map((light) => [light.idCandidat, light]))
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

/** The light of one candidate, which leads to their account when it is not clear; nothing while they have none. */
export function FeuState({ id }: { id: number }) {
  const light = useFeux([id]).get(id)
  const to = useAccountPath()(id)
  if (!light) return null
  if (light.feu === 'CLEAR' || !to) return <FeuDot light={light} />
  return (
    <Link className="feu-link" to={to}>
      <FeuDot light={light} />
    </Link>
  )
}
