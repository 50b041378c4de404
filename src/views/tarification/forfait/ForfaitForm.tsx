import type { Forfait } from '@contract/argent/forfait'
import { Banner } from '@core/components/messages/Banner'
import { Blank } from '@core/components/states/Blank'
import { SelectField } from '@core/form/fields/SelectField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { paths } from '@src/configs/paths'
import { useCategories } from '@src/parts/moniteur/useCategories'
import { useTaughtChoice } from '@src/parts/permi/useTaughtChoice'
import { useTranslation } from 'react-i18next'
import { ForfaitTotal } from './ForfaitTotal'
import { type ForfaitSubject, useForfaitForm } from './useForfaitForm'
import type { Field, ForfaitFormValues } from './values'
import '../tarification.scss'

interface ForfaitFormProps {
  subject: ForfaitSubject
  onSaved: (saved: Forfait) => void
}

/** Adds or changes a package for candidates. */
export function ForfaitForm({ subject, onSaved }: ForfaitFormProps) {
  const { t } = useTranslation(['tarification', 'fields'])
  const record = useForfaitForm(subject, onSaved)
  const { codesOf } = useCategories()
  const words = {
    label: (field: Field) => t(`fields:${field}`),
    value: (field: Field, values: ForfaitFormValues) => {
      if (field === 'dossier') return t(`included.${values.dossier}`)
      if (field === 'idPermi') return values.idPermi === null ? <Blank /> : codesOf([values.idPermi])
      return values[field] || <Blank />
    },
  }
  return (
    <RecordForm record={record} words={words} cancelTo={paths.forfaits} label={t('forfait.form')}>
      <OfferInputs />
      <ContentInputs />
      <ForfaitTotal />
      <Banner>{t('keeps')}</Banner>
    </RecordForm>
  )
}

function OfferInputs() {
  const { t } = useTranslation(['tarification', 'fields'])
  const permis = useTaughtChoice('idPermi')
  return (
    <FormPart title={t('forfait.offer')}>
      <div className="prix-grid">
        <TextField name="nom" label={t('fields:nom')} required maxLength={60} autoComplete="off" />
        <SelectField name="idPermi" label={t('fields:idPermi')} required numeric options={permis} />
        <TextField
          name="prix"
          label={t('fields:prix')}
          required
          inputMode="decimal"
          maxLength={14}
          autoComplete="off"
          className="prix-input"
        />
      </div>
    </FormPart>
  )
}

const HOURS = ['minutesCode', 'minutesCirculation', 'minutesParc'] as const
const EXAMS = ['examensCode', 'examensCirculation', 'examensParc'] as const

function ContentInputs() {
  const { t } = useTranslation(['tarification', 'fields'])
  const common = { autoComplete: 'off', className: 'prix-input' }
  return (
    <FormPart title={t('forfait.contents')}>
      <div className="prix-grid">
        {HOURS.map((name) => (
          <TextField
            {...common}
            key={name}
            name={name}
            label={t(`fields:${name}`)}
            placeholder={t('durationExample')}
            maxLength={12}
          />
        ))}
        {EXAMS.map((name) => (
          <TextField
            {...common}
            key={name}
            name={name}
            label={t(`fields:${name}`)}
            placeholder="0"
            inputMode="numeric"
            maxLength={2}
          />
        ))}
      </div>
      <SwitchField name="dossier" label={t('fields:dossier')} />
    </FormPart>
  )
}
