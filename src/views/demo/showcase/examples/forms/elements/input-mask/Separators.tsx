import { InputField } from '@core/form/fields/InputField'
import { inBlocks } from '@src/views/demo/showcase/parts/masks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Separators() {
  const { t } = useTranslation('demoForms')
  const [time, setTime] = useState('09:15')
  const [plate, setPlate] = useState('182·4521')
  const [account, setAccount] = useState('08-006-0230-12')
  return (
    <div className="form-grid">
      <InputField
        label={t('word.time')}
        inputMode="numeric"
        value={time}
        onChange={({ target }) => setTime(inBlocks(target.value, [2, 2], ':'))}
      />
      <InputField
        label={t('word.plate')}
        inputMode="numeric"
        value={plate}
        onChange={({ target }) => setPlate(inBlocks(target.value, [3, 4], '·'))}
      />
      <InputField
        label={t('word.account')}
        inputMode="numeric"
        value={account}
        onChange={({ target }) => setAccount(inBlocks(target.value, [2, 3, 4, 2], '-'))}
      />
    </div>
  )
}
