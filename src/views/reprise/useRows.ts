import type { RepriseCandidat, RepriseOffre, ReprisePage, RepriseRow } from '@contract/argent/reprise'
import { amountText } from '@core/format/typedAmount'
import { useDraftState } from '@core/hooks/useDraftState'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { offreKey, proposedOf, type RowValues, rowOf } from './values'

/** A candidate of the list with the typed values. */
export interface Row {
  candidat: RepriseCandidat
  offres: readonly RepriseOffre[]
  values: RowValues
  isTyped: boolean
  /** Null while a value cannot be read. */
  toSend: RepriseRow | null
}

/** The typed values, by the id of the candidate. */
interface Typed {
  rows: Readonly<Record<number, RowValues>>
}

/**
 * The rows of a page with the proposed or typed values. Typed values stay until they are saved, also while the list is
 * searched and over a reload.
 */
export function useRows(page: ReprisePage | undefined) {
  const { i18n } = useTranslation()
  const { currency } = useSchool()
  const draft = useDraftState<Typed>('reprise', { rows: {} })
  const { rows: typed } = draft.values
  const locale = { language: i18n.language, currency }
  const rows = (page?.data ?? []).map((candidat): Row => {
    const offres = page?.offres.filter(({ idPermi }) => idPermi === candidat.idPermi) ?? []
    const values = typed[candidat.id] ?? proposedOf(candidat, offres, locale)
    return { candidat, offres, values, isTyped: candidat.id in typed, toSend: rowOf(candidat.id, values, offres) }
  })
  /** Changes a value; choosing another package also sets its price. */
  const change = ({ candidat, values, offres }: Row, field: keyof RowValues, text: string) => {
    const offre = field === 'offre' ? offres.find((one) => offreKey(one) === text) : undefined
    const price = offre && { prix: amountText(offre.prix, locale) }
    draft.set((now) => ({ rows: { ...now.rows, [candidat.id]: { ...values, [field]: text, ...price } } }))
  }
  const forget = (ids: readonly number[]) =>
    draft.set(({ rows: now }) => ({
      rows: Object.fromEntries(Object.entries(now).filter(([id]) => !ids.includes(Number(id)))),
    }))
  /** Resets all rows to the proposed values. */
  const discard = () => {
    draft.set({ rows: {} })
    draft.clear()
  }
  const isRestored = draft.isRestored && Object.keys(typed).length > 0
  return { rows, change, forget, isRestored, discard }
}
