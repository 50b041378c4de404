import { TextField } from '@core/form/fields/TextField'
import { TimeField } from '@core/form/fields/TimeField'
import { showFaults } from '@core/form/showFaults'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { Printer } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useIssueConvocations } from './useConvocations'

interface Values {
  rendezVousHeure: string
  rendezVousLieu: string
  reference: string
}

interface ConvocationPanelProps {
  idEvenements: readonly number[]
  onClose: () => void
}

/** The details that the school adds to a summons: where and when to meet, and the number of the appointment. */
export function ConvocationPanel({ idEvenements, onClose: close }: ConvocationPanelProps) {
  const { t } = useTranslation('convocation')
  const issue = useIssueConvocations()
  const form = useForm<Values>({ defaultValues: { rendezVousHeure: '', rendezVousLieu: '', reference: '' } })
  const { onClose, draft } = usePanelDraft(`convocation:${idEvenements.join()}`, form, close)
  const send = async (values: Values) => {
    const { data, error } = await issue({ ...values, idEvenements: [...idEvenements] })
    if (data) onClose()
    else showFaults(form, problemOf(error))
  }
  const count = idEvenements.length
  return (
    <PanelForm
      title={t('panel.title', { count })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('panel.submit', { count })}
      icon={Printer}
    >
      <p className="muted">{t('panel.text')}</p>
      <TimeField name="rendezVousHeure" label={t('panel.hour')} />
      <TextField name="rendezVousLieu" label={t('panel.place')} maxLength={200} />
      {count === 1 ? <TextField name="reference" label={t('panel.reference')} maxLength={60} /> : null}
    </PanelForm>
  )
}
