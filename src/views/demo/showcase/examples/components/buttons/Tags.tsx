import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { useTranslation } from 'react-i18next'
import { Input as RsInput } from 'reactstrap'

export function Tags() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      <ButtonLink to="#Tags">{t('link')}</ButtonLink>
      <Button>{t('button')}</Button>
      <RsInput type="submit" className="btn btn-secondary w-auto" value={t('send')} bsSize="sm" />
      <RsInput type="reset" className="btn btn-secondary w-auto" value={t('reset')} bsSize="sm" />
    </div>
  )
}
