import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from 'reactstrap'

/** An active filter; a press removes it. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Badge tag="button" type="button" className="chip" onClick={onRemove} aria-label={t('removeFilter', { label })}>
      {label}
      <X aria-hidden size={14} strokeWidth={2} />
    </Badge>
  )
}
