import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { NewTabNote } from '@core/components/NewTabNote'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'

export function Tags() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    pressed(t('send'))()
  }
  return (
    <form className="showcase-row" onSubmit={send} onReset={pressed(t('reset'))}>
      <ButtonLink to="#Tags">{t('link')}</ButtonLink>
      <ButtonLink to="#Tags" target="_blank">
        {t('link')}
        <NewTabNote />
      </ButtonLink>
      <Button onClick={pressed(t('button'))}>{t('button')}</Button>
      <input type="submit" className="btn btn-secondary" value={t('send')} />
      <input type="reset" className="btn btn-secondary" value={t('reset')} />
    </form>
  )
}
