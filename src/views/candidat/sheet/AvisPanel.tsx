import type { Etape } from '@contract/planning/evenement'
import type { Avis } from '@contract/stats/avis'
import { checkResolver } from '@core/form/checkResolver'
import { SelectField } from '@core/form/fields/SelectField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useGiveAvisMutation } from '@src/redux/stats/candidat'
import { Save } from 'lucide-react'
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
export function AvisPanel({ idCandidat, etape, avis, onClose: close }: AvisPanelProps) {
  const { t } = useTranslation('candidat')
  const form = useForm<AvisValues>({ defaultValues: startOf(avis), resolver })
  const [give] = useGiveAvisMutation()
  const { onClose, draft } = usePanelDraft(`avis:${idCandidat}:${etape}`, form, close)
  const finish = useFinish(form, t('avis.saved'), onClose)
  const send = async ({ verdict, motif }: AvisValues) =>
    finish(await give({ id: idCandidat, body: { etape, isReady: verdict === 'ready', motif } }))
  const options = (['ready', 'notYet'] as const).map((value) => ({ value, label: t(`avis.${value}`) }))
  return (
    <PanelForm
      title={t(`own.ready.title.${etape}`)}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('avis.save')}
      icon={Save}
    >
      <SelectField required name="verdict" label={t('avis.verdict')} options={options} />
      <TextAreaField required name="motif" label={t('avis.motif')} hint={t('avis.hint')} rows={3} maxLength={300} />
    </PanelForm>
  )
}
