import { LESSON_SERVICES } from '@contract/argent/service'
import { TextField } from '@core/form/fields/TextField'
import { useTranslation } from 'react-i18next'

/** The minimum hours for each category that the school teaches; a contract below them is not printed. */
export function MinimumFields({ taught }: { taught: readonly { id: number; code: string }[] }) {
  const { t } = useTranslation('contrat')
  return (
    <section className="minimums" aria-label={t('minimums.title')}>
      <h3>{t('minimums.title')}</h3>
      <p className="muted">{t('minimums.text')}</p>
      {taught.map(({ id, code }, index) => (
        <fieldset key={id}>
          <legend>{t('minimums.permi', { code })}</legend>
          {LESSON_SERVICES.map((service) => (
            <TextField
              key={service}
              name={`minimums.${index}.${service}`}
              label={t(`minimums.${service}`)}
              inputMode="decimal"
              maxLength={5}
            />
          ))}
        </fieldset>
      ))}
    </section>
  )
}
