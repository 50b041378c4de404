import type { Approbation } from '@contract/argent/approbation'
import { checkResolver } from '@core/form/checkResolver'
import { TextField } from '@core/form/fields/TextField'
import { useFormat } from '@core/format/useFormat'
import { textFault } from '@src/parts/argent/amounts'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useRefuseApprobationMutation } from '@src/redux/argent/approbation'
import { X } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const resolver = checkResolver<{ reponse: string }>(({ reponse }) => ({ reponse: textFault(reponse) }))

interface RefuseApprobationPanelProps {
  approbation: Approbation
  onClose: () => void
}

/** Refuses a request of the cash desk, with a reason that the desk can read. */
export function RefuseApprobationPanel({
  approbation: { id, geste, candidat },
  onClose: close,
}: RefuseApprobationPanelProps) {
  const { t } = useTranslation('approbation')
  const format = useFormat()
  const [refuse] = useRefuseApprobationMutation()
  const form = useForm({ defaultValues: { reponse: '' }, resolver })
  const { onClose, draft } = usePanelDraft(`approbation:${id}`, form, close)
  const finish = useFinish(form, t('refused'), onClose)
  const send = async ({ reponse }: { reponse: string }) => finish(await refuse({ id, body: { reponse } }))
  const what = format.inRow([t(`geste.${geste}`), candidat])
  return (
    <PanelForm
      title={t('refuseOf', { what })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('refuse')}
      icon={X}
      look="danger"
    >
      <TextField name="reponse" label={t('reponse')} required maxLength={300} autoFocus />
    </PanelForm>
  )
}
