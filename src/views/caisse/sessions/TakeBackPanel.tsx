import type { CaisseSessionDetail } from '@contract/caisse/caisse'
import { checkResolver } from '@core/form/checkResolver'
import { TextField } from '@core/form/fields/TextField'
import { textFault } from '@src/parts/argent/amounts'
import { useMoney } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useTakeBackEcartMutation } from '@src/redux/argent/caisse'
import { Undo2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const resolver = checkResolver<{ motif: string }>(({ motif }) => ({ motif: textFault(motif) }))

interface TakeBackPanelProps {
  session: CaisseSessionDetail
  onClose: () => void
}

/** Takes an explained difference back in today's session; the closed one stays as it is. */
export function TakeBackPanel({ session: { id, numero, ecart }, onClose: close }: TakeBackPanelProps) {
  const { t } = useTranslation('caisse')
  const money = useMoney()
  const [send] = useTakeBackEcartMutation()
  const form = useForm({ defaultValues: { motif: '' }, resolver })
  const { onClose, draft } = usePanelDraft(`reprise:${id}`, form, close)
  const finish = useFinish(form, t('takeBack.done'), onClose)
  const submit = async ({ motif }: { motif: string }) => finish(await send({ id, body: { motif } }))
  return (
    <PanelForm
      title={t('takeBack.title', { numero })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
      submit={t('takeBack.submit')}
      icon={Undo2}
    >
      <p className="muted">
        {t((ecart ?? 0) > 0 ? 'takeBack.over' : 'takeBack.short', { amount: money(Math.abs(ecart ?? 0)) })}
      </p>
      <TextField name="motif" label={t('takeBack.motif')} required maxLength={300} autoFocus />
    </PanelForm>
  )
}
