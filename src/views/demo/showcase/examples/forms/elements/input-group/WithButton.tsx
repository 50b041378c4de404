import { Button } from '@core/components/Button'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function WithButton() {
  const { t } = useTranslation('demoForms')
  const [searched, setSearched] = useState('')
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSearched(String(new FormData(event.currentTarget).get('text') ?? ''))
  }
  return (
    <>
      <form className="input-group" onSubmit={search}>
        <input name="text" className="form-control" required aria-label={t('word.search')} />
        <Button type="submit">{t('word.search')}</Button>
      </form>
      <p role="status">{searched ? t('word.searched', { text: searched }) : ''}</p>
    </>
  )
}
