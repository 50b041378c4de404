import type { Etape } from '@contract/planning/evenement'
import type { Avis } from '@contract/stats/avis'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { toast } from '@core/components/toast'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/SelectField'
import { showFaults } from '@core/form/showFaults'
import { TextAreaField } from '@core/form/TextAreaField'
import { problemOf } from '@src/redux/problemOf'
import { useGiveAvisMutation } from '@src/redux/stats/candidat'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface AvisValues {
  verdict: '' | 'ready' | 'notYet'
  motif: string
}

const resolver = checkResolver<AvisValues>(({ verdict, motif }) => ({
  verdict: verdict ? undefined : 'required',
  motif: motif.trim() ? undefined : 'required',
}))

const startOf = (avis: Avis | null): AvisValues => {
  if (!avis) return { verdict: '', motif: '' }
  return { verdict: avis.isReady ? 'ready' : 'notYet', motif: avis.motif }
}

interface AvisPanelProps {
  idCandidat: number
  etape: Etape
  avis: Avis | null
  onClose: () => void
}

/** « Ready » or « not yet » for the next exam, with the reason. */
export function AvisPanel({ idCandidat, etape, avis, onClose }: AvisPanelProps) {
  const { t } = useTranslation(['candidat', 'common'])
  const id = useId()
  const form = useForm<AvisValues>({ defaultValues: startOf(avis), resolver })
  const [give] = useGiveAvisMutation()
  const save = async ({ verdict, motif }: AvisValues) => {
    const { data, error } = await give({ id: idCandidat, body: { etape, isReady: verdict === 'ready', motif } })
    if (!data) return showFaults(form, problemOf(error))
    toast.success(t('avis.saved'))
    onClose()
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
      <Button look="primary" type="submit" form={id} pending={form.formState.isSubmitting}>
        {t('avis.save')}
      </Button>
    </>
  )
  const options = (['ready', 'notYet'] as const).map((value) => ({ value, label: t(`avis.${value}`) }))
  return (
    <DetailsPanel title={t(`own.ready.title.${etape}`)} footer={footer} onClose={onClose}>
      <Form form={form} onSubmit={save} id={id} label={t('avis.give')}>
        <SelectField required name="verdict" label={t('avis.verdict')} options={options} />
        <TextAreaField required name="motif" label={t('avis.motif')} hint={t('avis.hint')} rows={3} maxLength={300} />
      </Form>
    </DetailsPanel>
  )
}
