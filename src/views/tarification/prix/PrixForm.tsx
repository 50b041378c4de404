import type { ConfigPrix } from '@contract/argent/configPrix'
import { Banner } from '@core/components/messages/Banner'
import { Blank } from '@core/components/states/Blank'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { type PrixSubject, usePrixForm } from './usePrixForm'
import type { Field, PrixFormValues } from './values'
import '../tarification.scss'

interface PrixFormProps {
  subject: PrixSubject
  /** Whether other prices are in force, which new ones may replace. */
  isReplacing?: boolean
  onSaved: (saved: ConfigPrix) => void
}

/** Sets or changes the prices of a licence. */
export function PrixForm({ subject, isReplacing = false, onSaved }: PrixFormProps) {
  const { t } = useTranslation(['tarification', 'fields'])
  const record = usePrixForm(subject, onSaved)
  const words = {
    label: (field: Field) => t(`fields:${field}`),
    value: (field: Field, values: PrixFormValues) => values[field] || <Blank />,
  }
  return (
    <RecordForm record={record} words={words} cancelTo={paths.tarification} label={t('prix.form')}>
      <UnitInputs />
      <PackageInputs />
      <FormPart title={t('prix.fees')}>
        <div className="form-grid">
          <Amount name="code_file_fee" />
          <Amount name="code_en_ligne_hour_price" hint={t('prix.onlineHint')} />
        </div>
      </FormPart>
      {isReplacing ? (
        <FormPart title={t('prix.start')}>
          <SwitchField name="is_active" label={t('prix.startNow')} hint={t('prix.startHint')} />
        </FormPart>
      ) : null}
      <Banner>{t('keeps')}</Banner>
    </RecordForm>
  )
}

interface InputProps {
  name: Field
  hint?: string
  required?: boolean
}

function Amount({ name, ...props }: InputProps) {
  const { t } = useTranslation('fields')
  return (
    <TextField
      {...props}
      name={name}
      label={t(name)}
      inputMode="decimal"
      maxLength={14}
      autoComplete="off"
      className="prix-input"
    />
  )
}

function Duration({ name }: InputProps) {
  const { t } = useTranslation(['fields', 'tarification'])
  return (
    <TextField
      name={name}
      label={t(name)}
      placeholder={t('tarification:durationExample')}
      maxLength={12}
      autoComplete="off"
      className="prix-input"
    />
  )
}

function UnitInputs() {
  const { t } = useTranslation('tarification')
  return (
    <FormPart title={t('prix.units')}>
      <div className="prix-grid prix-units">
        <Amount name="code_hour_price" required />
        <Amount name="code_exam_price" />
        <Amount name="codeExamDroits" />
        <Amount name="circulation_hour_price" required />
        <Amount name="circulation_exam_price" />
        <Amount name="circulationExamDroits" />
        <Amount name="maneuver_hour_price" />
        <Amount name="maneuver_exam_price" />
        <Amount name="maneuverExamDroits" />
      </div>
      <p className="field-hint">{t('prix.droitsHint')}</p>
    </FormPart>
  )
}

function PackageInputs() {
  const { t } = useTranslation('tarification')
  return (
    <FormPart title={t('prix.packages')}>
      <div className="prix-grid">
        <Amount name="code_package_price" />
        <Duration name="codePackageMinutes" />
        <span className="prix-gap" />
        <Amount name="driving_package_price" />
        <Duration name="circulationPackageMinutes" />
        <Duration name="maneuverPackageMinutes" />
      </div>
      <p className="field-hint">{t('prix.packagesHint')}</p>
    </FormPart>
  )
}
