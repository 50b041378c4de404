import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Lists() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-columns">
      <ul>
        <li>{t('lessons')}</li>
        <li>{t('exams')}</li>
      </ul>
      <ol>
        <li>{t('lessons')}</li>
        <li>{t('exams')}</li>
      </ol>
      <ul className="list-plain">
        <li>{t('lessons')}</li>
        <li>{t('exams')}</li>
      </ul>
      <ul className="list-plain showcase-row">
        <li>{t('lessons')}</li>
        <li>{t('exams')}</li>
      </ul>
      <ul className="list-plain">
        <li>
          <Check aria-hidden size={16} strokeWidth={2} /> {t('lessons')}
        </li>
        <li>
          <Check aria-hidden size={16} strokeWidth={2} /> {t('exams')}
        </li>
      </ul>
    </div>
  )
}
