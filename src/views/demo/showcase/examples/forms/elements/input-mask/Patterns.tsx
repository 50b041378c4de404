import { InputField } from '@core/form/fields/InputField'
import { inPattern } from '@src/views/demo/showcase/parts/masks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const PATTERNS = { abroad: '+### (##) ###-###', invoice: '####/##-###', bank: '## ### #############-##' } as const
type Kind = keyof typeof PATTERNS
const START: Record<Kind, string> = { abroad: '21698123456', invoice: '202611042', bank: '08006023012345678912' }

export function Patterns() {
  const { t } = useTranslation('demoForms')
  const [typed, setTyped] = useState(START)
  return (
    <div className="form-grid">
      {(['abroad', 'invoice', 'bank'] as const).map((kind) => (
        <InputField
          key={kind}
          label={t(`word.pattern.${kind}`)}
          hint={PATTERNS[kind]}
          inputMode="numeric"
          value={inPattern(typed[kind], PATTERNS[kind])}
          onChange={({ target }) => setTyped({ ...typed, [kind]: target.value })}
        />
      ))}
    </div>
  )
}
