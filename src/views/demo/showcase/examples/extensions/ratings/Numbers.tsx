import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const MARKS = Array.from({ length: 10 }, (_, index) => index + 1)

export function Numbers() {
  const { t } = useTranslation('demoExtensions')
  const [mark, setMark] = useState(7)
  return (
    <>
      <fieldset className="showcase-row">
        <legend className="form-label">{t('word.yourRating')}</legend>
        {MARKS.map((one) => (
          <Button
            key={one}
            size="sm"
            look={one <= mark ? 'primary' : 'secondary'}
            aria-pressed={one === mark}
            onClick={() => setMark(one)}
          >
            {one}
          </Button>
        ))}
      </fieldset>
      <p role="status">{t('word.outOf', { value: mark, total: MARKS.length })}</p>
    </>
  )
}
