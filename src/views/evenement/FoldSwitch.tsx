import { FoldVertical, UnfoldVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FoldChoice } from './calendar/fit/useFold'

/** Shows or hides closed days and hours: beside the legend, in every view. */
export function FoldSwitch({ isFolded, toggle }: FoldChoice) {
  const { t } = useTranslation('evenement')
  const Icon = isFolded ? UnfoldVertical : FoldVertical
  return (
    <button type="button" className="legend-fold" aria-pressed={!isFolded} onClick={toggle}>
      <Icon aria-hidden size={15} strokeWidth={1.75} />
      {t('fold.label')}
    </button>
  )
}
