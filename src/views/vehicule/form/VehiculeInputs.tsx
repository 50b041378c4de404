import { BOITES } from '@contract/ecole/vehicule'
import { DateField } from '@core/form/fields/DateField'
import { SelectField } from '@core/form/fields/SelectField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { useTaughtChoice } from '@src/parts/permi/useTaughtChoice'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

/** The fields of a vehicle, shared by create and edit. */
export function VehiculeInputs() {
  return (
    <>
      <IdentityInputs />
      <UseInputs />
      <PaperInputs />
    </>
  )
}

function IdentityInputs() {
  const { t } = useTranslation(['vehicule', 'fields'])
  const { pays } = useSchool()
  return (
    <FormPart title={t('form.identity')}>
      <div className="form-grid">
        <TextField
          name="immatriculation"
          label={t('fields:immatriculation')}
          hint={pays === 'FR' ? t('form.plateHintFr') : t('form.plateHint')}
          required
          maxLength={20}
          autoComplete="off"
        />
        <TextField name="annee" label={t('fields:annee')} inputMode="numeric" maxLength={4} autoComplete="off" />
        <TextField name="marque" label={t('fields:marque')} required maxLength={40} autoComplete="off" />
        <TextField name="modele" label={t('fields:modele')} required maxLength={40} autoComplete="off" />
      </div>
    </FormPart>
  )
}

function UseInputs() {
  const { t } = useTranslation(['vehicule', 'fields'])
  const permis = useTaughtChoice('idPermi')
  const boites = BOITES.map((value) => ({ value, label: t(`boite.${value}`) }))
  return (
    <FormPart title={t('form.use')}>
      <div className="form-grid">
        <SelectField name="idPermi" label={t('fields:idPermi')} required numeric options={permis} />
        <SelectField name="boite" label={t('fields:boite')} required options={boites} />
        <TextField
          name="kilometrage"
          label={t('form.kilometrage')}
          required
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
        />
      </div>
      <SwitchField
        name="availability"
        values={['Unavailable', 'Available']}
        label={t('availability.Available')}
        hint={t('form.disponibleHint')}
      />
    </FormPart>
  )
}

function PaperInputs() {
  const { t } = useTranslation(['vehicule', 'fields'])
  return (
    <FormPart title={t('form.papers')}>
      <div className="form-grid">
        <DateField name="finAssurance" label={t('fields:finAssurance')} />
        <DateField name="finVisite" label={t('fields:finVisite')} />
        <DateField name="finVignette" label={t('fields:finVignette')} />
        <TextAreaField name="note" label={t('fields:note')} maxLength={1000} className="field-wide" />
      </div>
    </FormPart>
  )
}
