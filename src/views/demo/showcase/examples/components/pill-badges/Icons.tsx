import { Star, Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from 'reactstrap'

export function Icons() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-row">
      <Badge pill color="primary">
        <Star aria-hidden size={14} strokeWidth={2} /> {t('done')}
      </Badge>
      <Badge pill color="info">
        <Tag aria-hidden size={14} strokeWidth={2} /> {t('lessons')}
      </Badge>
    </div>
  )
}
