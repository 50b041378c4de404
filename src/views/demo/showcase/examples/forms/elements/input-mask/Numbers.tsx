import { InputField } from '@core/form/fields/InputField'
import { inThousands, withPrefix } from '@src/views/demo/showcase/parts/masks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Numbers() {
  const { t } = useTranslation('demoForms')
  const [distance, setDistance] = useState(inThousands('125000'))
  const [number, setNumber] = useState('VL-42')
  return (
    <div className="form-grid">
      <InputField
        label={t('word.distance')}
        inputMode="numeric"
        value={distance}
        onChange={({ target }) => setDistance(inThousands(target.value))}
      />
      <InputField
        label={t('word.fileNumber')}
        value={number}
        onChange={({ target }) => setNumber(withPrefix(target.value, 'VL-'))}
      />
    </div>
  )
}
