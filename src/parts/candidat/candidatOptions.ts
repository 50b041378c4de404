import type { Candidat } from '@contract/ecole/candidat'
import type { SelectOption } from '@core/components/select/selectProps'

type Known = Pick<Candidat, 'id' | 'cin' | 'telephone'>

/** Options that tell people of the same name apart by their identity card or telephone. */
export function candidatOptions<Row extends Known>(
  candidats: readonly Row[],
  labelOf: (candidat: Row) => string,
): SelectOption[] {
  const labels = candidats.map(labelOf)
  return candidats.map((candidat, index) => {
    const label = labelOf(candidat)
    const isShared = labels.some((other, at) => other === label && at !== index)
    const mark = isShared ? (candidat.cin ?? candidat.telephone) : null
    return { value: String(candidat.id), label: mark ? `${label} · ${mark}` : label }
  })
}
