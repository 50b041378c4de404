import { Menu } from '@core/components/overlays/Menu'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from './useDayNames'
import { JOURS } from './week'

const WORKING = [1, 2, 3, 4, 5]

/** Copies the times of a day to other days. */
export function CopyDay({ jour, onCopy }: { jour: number; onCopy: (jours: number[]) => void }) {
  const { t } = useTranslation('planning')
  const names = useDayNames()
  const others = JOURS.filter((other) => other !== jour)
  const items = [
    { id: 'working', label: t('copy.working'), onSelect: () => onCopy(WORKING) },
    { id: 'all', label: t('copy.all'), onSelect: () => onCopy([...JOURS]) },
    ...others.map((other, index) => ({
      id: String(other),
      label: names.long(other),
      separated: index === 0,
      onSelect: () => onCopy([other]),
    })),
  ]
  return (
    <Menu look="ghost" label={t('copy.label', { jour: names.long(jour) })} items={items}>
      <Copy aria-hidden size={16} strokeWidth={1.75} />
    </Menu>
  )
}
