import { Check, Clock, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from 'reactstrap'

export function Icons() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-row">
      <Badge color="primary">
        <Check aria-hidden size={14} strokeWidth={2} /> {t('done')}
      </Badge>
      <Badge color="warning">
        <Clock aria-hidden size={14} strokeWidth={2} /> {t('waiting')}
      </Badge>
      <Badge color="danger">
        <X aria-hidden size={14} strokeWidth={2} /> {t('refused')}
      </Badge>
    </div>
  )
}
