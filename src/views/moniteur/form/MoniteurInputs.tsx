import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { DateField } from '@core/form/fields/DateField'
import { PhotoField } from '@core/form/fields/PhotoField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { HeldNote, type Holder } from '@core/form/record/HeldNote'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { useUnit } from '@src/parts/argent/useMoney'
import type { MoniteurFormValues } from '@src/parts/moniteur/values'
import { useTaughtChoice } from '@src/parts/permi/useTaughtChoice'
import { useSchool } from '@src/redux/session/useSchool'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

/** The fields of an instructor, shared by create and edit. */
export function MoniteurInputs({ holder }: { holder: Holder | null }) {
  return (
    <>
      <IdentityInputs holder={holder} />
      <TeachingInputs />
    </>
  )
}

function IdentityInputs({ holder }: { holder: Holder | null }) {
  const { t } = useTranslation(['moniteur', 'fields'])
  const [nom, prenom] = useWatch<MoniteurFormValues, ['nom', 'prenom']>({ name: ['nom', 'prenom'] })
  return (
    <FormPart title={t('form.identity')}>
      <PhotoField name="photo" label={t('fields:photo')} person={fullName({ nom, prenom })} />
      <div className="form-grid">
        <TextField name="nom" label={t('fields:nom')} required maxLength={80} autoComplete="off" />
        <TextField name="prenom" label={t('fields:prenom')} required maxLength={80} autoComplete="off" />
        <TextField name="cin" label={t('fields:cin')} required inputMode="numeric" maxLength={12} autoComplete="off" />
        <HeldNote holder={holder} toOf={paths.moniteur} />
        <TextField
          name="telephone"
          label={t('fields:telephone')}
          required
          type="tel"
          maxLength={30}
          autoComplete="off"
        />
        <TextField name="email" label={t('fields:email')} hint={t('form.emailHint')} type="email" autoComplete="off" />
      </div>
    </FormPart>
  )
}

function TeachingInputs() {
  const { t } = useTranslation(['moniteur', 'fields'])
  const permis = useTaughtChoice('categories')
  const { currency } = useSchool()
  const unit = useUnit()
  const tarifHoraire = useWatch<MoniteurFormValues, 'tarifHoraire'>({ name: 'tarifHoraire' })
  return (
    <FormPart title={t('form.teaching')}>
      <CheckboxGroupField
        name="categories"
        label={t('form.categories')}
        required
        numeric
        look="columns"
        options={permis}
      />
      <div className="form-grid">
        <TextField name="numeroCarte" label={t('fields:numeroCarte')} maxLength={30} autoComplete="off" />
        <DateField name="expirationCarte" label={t('form.expirationCarte')} />
        {tarifHoraire === null ? null : (
          <TextField
            name="tarifHoraire"
            label={t('form.tarifHoraire', { unit })}
            hint={currency === 'TND' ? t('form.tarifHint') : undefined}
            required
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
          />
        )}
      </div>
      <SwitchField
        name="availability"
        values={['Unavailable', 'Available']}
        label={t('form.disponible')}
        hint={t('form.disponibleHint')}
      />
    </FormPart>
  )
}
