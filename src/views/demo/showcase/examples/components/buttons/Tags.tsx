import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { useTranslation } from 'react-i18next'

export function Tags() {
  const { t } = useTranslation('demoSample')
  return (
    <form className="showcase-row" onSubmit={(event) => event.preventDefault()}>
      <ButtonLink to="#Tags">{t('link')}</ButtonLink>
      <Button>{t('button')}</Button>
      <input type="submit" className="btn btn-secondary" value={t('send')} />
      <input type="reset" className="btn btn-secondary" value={t('reset')} />
    </form>
  )
}
