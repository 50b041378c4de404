import type { Cheque } from '@contract/caisse/cheque'
import { checkResolver } from '@core/form/checkResolver'
import { TextField } from '@core/form/fields/TextField'
import { textFault } from '@src/parts/argent/amounts'
import { useMoney } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useReturnChequeMutation } from '@src/redux/argent/cheque'
import { Undo2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const resolver = checkResolver<{ motif: string }>(({ motif }) => ({ motif: textFault(motif) }))

interface ReturnPanelProps {
  cheque: Cheque
  onClose: () => void
}

/** Records that a cheque is given back: the amount of one in hand is owed again, that of a refused one already is. */
export function ReturnPanel({ cheque: { id, statut, montant, recu }, onClose: close }: ReturnPanelProps) {
  const { t } = useTranslation('caisse')
  const money = useMoney()
  const [giveBack] = useReturnChequeMutation()
  const form = useForm({ defaultValues: { motif: '' }, resolver })
  const { onClose, draft } = usePanelDraft(`retour:${id}`, form, close)
  const finish = useFinish(form, t('return.done'), onClose)
  const submit = async ({ motif }: { motif: string }) => finish(await giveBack({ id, body: { motif } }))
  return (
    <PanelForm
      title={t('return.title')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
      submit={t('return.submit')}
      icon={Undo2}
    >
      <p className="muted">
        {t(statut === 'EN_MAIN' ? 'return.inHand' : 'return.refused', { amount: money(montant), numero: recu })}
      </p>
      <TextField name="motif" label={t('return.motif')} required maxLength={300} autoFocus />
    </PanelForm>
  )
}
