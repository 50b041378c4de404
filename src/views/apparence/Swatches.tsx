import { THEME, type Theme } from '@core/layouts/theme/theme'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface SwatchesProps {
  value: Theme['navbarColor']
  onChoose: (value: Theme['navbarColor']) => void
}

/** The colours of the navbar, each with its name for users who cannot see it. */
export function Swatches({ value, onChoose }: SwatchesProps) {
  const { t } = useTranslation('apparence')
  return (
    <fieldset className="choice-row">
      <legend>{t('navbarColor.label')}</legend>
      <div className="swatches">
        {THEME.navbarColor.map((color) => (
          <label key={color} className="swatch" data-color={color} title={t(`navbarColor.${color}`)}>
            <input
              type="radio"
              name="appearance-navbarColor"
              aria-label={t(`navbarColor.${color}`)}
              checked={color === value}
              onChange={() => onChoose(color)}
            />
            {color === value ? <Check aria-hidden size={16} strokeWidth={2.25} /> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
