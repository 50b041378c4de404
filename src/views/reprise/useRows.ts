import type { RepriseCandidat, RepriseOffre, ReprisePage, RepriseRow } from '@contract/argent/reprise'
import { amountText } from '@core/format/typedAmount'
import { useSchool } from '@src/redux/session/useSchool'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offreKey, proposedOf, type RowValues, rowOf } from './values'

/** A candidate of the list with what is typed for them. */
export interface Row {
  candidat: RepriseCandidat
  offres: readonly RepriseOffre[]
  values: RowValues
  isTyped: boolean
  /** Null while something of it cannot be read. */
  toSend: RepriseRow | null
}

/** The rows of a page, as proposed and as typed since; what is typed stays while the list is searched. */
export function useRows(page: ReprisePage | undefined) {
  const { i18n } = useTranslation()
  const { currency } = useSchool()
  const [typed, setTyped] = useState<ReadonlyMap<number, RowValues>>(new Map())
  const locale = { language: i18n.language, currency }
  const rows = (page?.data ?? []).map((candidat): Row => {
    const offres = page?.offres.filter(({ idPermi }) => idPermi === candidat.idPermi) ?? []
    const values = typed.get(candidat.id) ?? proposedOf(candidat, offres, locale)
    return { candidat, offres, values, isTyped: typed.has(candidat.id), toSend: rowOf(candidat.id, values, offres) }
  })
  /** Another package brings its price. */
  const change = ({ candidat, values, offres }: Row, field: keyof RowValues, text: string) => {
    const offre = field === 'offre' ? offres.find((one) => offreKey(one) === text) : undefined
    const price = offre && { prix: amountText(offre.prix, locale) }
    setTyped((before) => new Map(before).set(candidat.id, { ...values, [field]: text, ...price }))
  }
  const forget = (ids: readonly number[]) =>
    setTyped((before) => new Map([...before].filter(([id]) => !ids.includes(id))))
  return { rows, change, forget }
}
