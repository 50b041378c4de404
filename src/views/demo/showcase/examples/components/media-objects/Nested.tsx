import { Avatar } from '@core/components/Avatar'
import { useTranslation } from 'react-i18next'

export function Nested() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="media">
      <Avatar name="Karim Mansour" size={40} />
      <div>
        <h3>Karim Mansour</h3>
        <p>{t('short')}</p>
        <div className="media">
          <Avatar name="Sami Trabelsi" size={40} />
          <div>
            <h3>Sami Trabelsi</h3>
            <p>{t('short')}</p>
          </div>
        </div>
      </div>
    </div>
  )
}
