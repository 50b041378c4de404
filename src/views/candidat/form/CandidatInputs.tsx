import { SEXES, SOURCES } from '@contract/ecole/candidat'
import { ComboField } from '@core/form/fields/ComboField'
import { DateField } from '@core/form/fields/DateField'
import { PhotoField } from '@core/form/fields/PhotoField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { HeldNote, type Holder } from '@core/form/record/HeldNote'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { useMoniteurChoice } from '@src/parts/moniteur/useMoniteurChoice'
import { useTaughtChoice } from '@src/parts/permi/useTaughtChoice'
import { useSchool } from '@src/redux/session/useSchool'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Choices } from '../useChoices'
import { HomonymNote } from './HomonymNote'
import { useAgeHint } from './useAgeHint'
import type { FormValues } from './values'

interface CandidatInputsProps {
  choices: Choices
  holder: Holder | null
  /** Whether the candidate is being added: somebody of the same name may be there already. */
  isNew: boolean
}

/** The fields of a candidate, shared by create and edit. */
export function CandidatInputs(props: CandidatInputsProps) {
  return (
    <>
      <IdentityInputs {...props} />
      <ContactInputs />
      <TrainingInputs />
      <NoteInputs />
    </>
  )
}

function IdentityInputs({ choices, holder, isNew }: CandidatInputsProps) {
  const { t } = useTranslation(['candidat', 'fields'])
  const { today } = useSchool()
  const [nom, prenom] = useWatch<FormValues, ['nom', 'prenom']>({ name: ['nom', 'prenom'] })
  const ageHint = useAgeHint(choices.permis)
  return (
    <FormPart title={t('sections.identity')}>
      <div className="form-grid">
        <PhotoField name="photo" label={t('fields:photo')} person={fullName({ nom, prenom })} className="field-wide" />
        <TextField name="nom" label={t('fields:nom')} required autoComplete="off" />
        <TextField name="prenom" label={t('fields:prenom')} required autoComplete="off" />
        <TextField name="nomAr" label={t('fields:nomAr')} lang="ar" autoComplete="off" />
        <TextField name="prenomAr" label={t('fields:prenomAr')} lang="ar" autoComplete="off" />
        {isNew ? <HomonymNote /> : null}
        <TextField
          name="cin"
          label={t('fields:cin')}
          hint={t('form.identityHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField name="passeport" label={t('fields:passeport')} autoComplete="off" />
        <HeldNote holder={holder} toOf={paths.candidat} />
        <DateField name="dateNaissance" label={t('fields:dateNaissance')} hint={ageHint} required max={today} />
        <SelectField
          name="sexe"
          label={t('fields:sexe')}
          options={SEXES.map((value) => ({ value, label: t(`sexe.${value}`) }))}
          placeholder={t('unspecified')}
        />
      </div>
    </FormPart>
  )
}

function ContactInputs() {
  const { t } = useTranslation(['candidat', 'fields'])
  return (
    <FormPart title={t('sections.contact')}>
      <div className="form-grid">
        <TextField name="telephone" label={t('fields:telephone')} type="tel" inputMode="tel" autoComplete="off" />
        <TextField name="email" label={t('fields:email')} type="email" inputMode="email" autoComplete="off" />
        <TextField name="adresse" label={t('fields:adresse')} autoComplete="off" className="field-wide" />
      </div>
    </FormPart>
  )
}

function TrainingInputs() {
  const { t } = useTranslation(['candidat', 'fields'])
  const permis = useTaughtChoice('idPermi')
  const { today } = useSchool()
  const idMoniteur = useWatch<FormValues, 'idMoniteur'>({ name: 'idMoniteur' })
  const moniteurs = useMoniteurChoice({ chosen: idMoniteur ?? null })
  return (
    <FormPart title={t('sections.training')}>
      <div className="form-grid">
        <SelectField name="idPermi" label={t('fields:idPermi')} options={permis} numeric required />
        <ComboField
          {...moniteurs}
          name="idMoniteur"
          label={t('fields.idMoniteur')}
          placeholder={t('form.noMoniteur')}
          numeric
        />
        <DateField name="dateInscription" label={t('fields:dateInscription')} required max={today} />
        <SelectField
          name="source"
          label={t('fields:source')}
          options={SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))}
          placeholder={t('unspecified')}
        />
      </div>
    </FormPart>
  )
}

function NoteInputs() {
  const { t } = useTranslation(['candidat', 'fields'])
  return (
    <FormPart title={t('sections.notes')}>
      <div className="form-grid">
        <TextAreaField name="note" label={t('fields:note')} hint={t('form.noteHint')} rows={4} className="field-wide" />
      </div>
    </FormPart>
  )
}
