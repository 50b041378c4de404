import type { Absence } from '@contract/argent/compte'
import { checkResolver } from '@core/form/checkResolver'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { countFault, textFault } from '@src/parts/argent/amounts'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useDecidePenaliteMutation } from '@src/redux/argent/compte'
import { useReglagesArgentQuery } from '@src/redux/argent/reglages'
import { Scale } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAbsenceWords } from '../AbsenceList'

interface DecideValues {
  choice: 'charge' | 'waive'
  pourcent: string
  motif: string
}

const resolver = checkResolver<DecideValues>(({ choice, pourcent, motif }) => ({
  pourcent: choice === 'charge' ? countFault(pourcent, 0, 100) : undefined,
  motif: textFault(motif),
}))

interface DecidePanelProps {
  idCandidat: number
  absence: Absence
  onClose: () => void
}

/** Charges an absence, or waives it, with a reason: one of the school's, where it has named some. */
export function DecidePanel({ idCandidat, absence, onClose: close }: DecidePanelProps) {
  const { t } = useTranslation('paiement')
  const { what } = useAbsenceWords()(absence)
  const [decide] = useDecidePenaliteMutation()
  const isCharged = absence.montant > 0
  const isExam = absence.service.startsWith('exam_')
  const form = useForm<DecideValues>({
    // Usually the school wants to change the current decision.
    defaultValues: { choice: isCharged ? 'waive' : 'charge', pourcent: String(absence.pourcent || 100), motif: '' },
    resolver,
  })
  const { onClose, draft } = usePanelDraft(`absence:${absence.idEvenement}`, form, close)
  const finish = useFinish(form, t('decide.done'), onClose)
  const send = async ({ choice, pourcent, motif }: DecideValues) => {
    const share = choice === 'charge' ? Number(pourcent) : 0
    await finish(await decide({ id: idCandidat, body: { idEvenement: absence.idEvenement, pourcent: share, motif } }))
  }
  const motifs = useReglagesArgentQuery().data?.reglages.motifsExcuse ?? []
  const choice = useWatch({ control: form.control, name: 'choice' })
  return (
    <PanelForm
      title={t('decide.title', { what })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('decide.submit')}
      icon={Scale}
    >
      <fieldset className="offers">
        <legend className="form-label">{t('decide.choice')}</legend>
        {(['charge', 'waive'] as const).map((value) => (
          <label key={value} className="offer">
            <input type="radio" className="form-check-input" value={value} {...form.register('choice')} />
            <span className="offer-name">{t(`decide.${value}`)}</span>
          </label>
        ))}
      </fieldset>
      {choice === 'charge' ? (
        <TextField
          name="pourcent"
          label={t(isExam ? 'decide.examPourcent' : 'decide.pourcent')}
          required
          inputMode="numeric"
          maxLength={3}
        />
      ) : null}
      {choice === 'waive' && motifs.length > 0 ? (
        <SelectField
          name="motif"
          label={t('decide.motif')}
          required
          options={motifs.map((value) => ({ value, label: value }))}
        />
      ) : (
        <TextField name="motif" label={t('decide.motif')} required maxLength={300} />
      )}
      {isExam ? <p className="muted costs-note">{t('decide.examNote')}</p> : null}
    </PanelForm>
  )
}
