import { InputField } from '@core/form/fields/InputField'
import { inBlocks } from '@src/views/demo/showcase/parts/masks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoForms')
  const [card, setCard] = useState('5412 7534 8892')
  const [phone, setPhone] = useState('98 123 456')
  const [day, setDay] = useState('')
  return (
    <div className="form-grid">
      <InputField
        label={t('word.card')}
        inputMode="numeric"
        value={card}
        onChange={({ target }) => setCard(inBlocks(target.value, [4, 4, 4, 4], ' '))}
      />
      <InputField
        label={t('word.phone')}
        type="tel"
        value={phone}
        onChange={({ target }) => setPhone(inBlocks(target.value, [2, 3, 3], ' '))}
      />
      <InputField
        label={t('word.day')}
        inputMode="numeric"
        placeholder={t('word.dayForm')}
        value={day}
        onChange={({ target }) => setDay(inBlocks(target.value, [2, 2, 4], '/'))}
      />
    </div>
  )
}
