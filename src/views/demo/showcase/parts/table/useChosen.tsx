import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Rows that can be selected by checkboxes; the one in the head selects the visible rows. */
export function useChosen(shown: readonly { id: number; full_name: string }[]) {
  const { t } = useTranslation('demoTables')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const ids = shown.map(({ id }) => id)
  const isAll = ids.length > 0 && ids.every((id) => chosen.includes(id))
  const others = chosen.filter((id) => !ids.includes(id))
  const box = (label: string, isOn: boolean, next: readonly number[]) => (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={label}
      checked={isOn}
      onChange={() => setChosen(next)}
    />
  )
  return {
    chosen,
    clear: () => setChosen([]),
    headBox: box(t('word.chooseShown'), isAll, isAll ? others : [...others, ...ids]),
    boxOf: ({ id, full_name: name }: { id: number; full_name: string }) => {
      const isOn = chosen.includes(id)
      return box(t('word.choose', { name }), isOn, isOn ? chosen.filter((one) => one !== id) : [...chosen, id])
    },
  }
}
