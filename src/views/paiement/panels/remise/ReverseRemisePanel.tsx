import type { Ligne } from '@contract/argent/compte'
import { checkResolver } from '@core/form/checkResolver'
import { TextField } from '@core/form/fields/TextField'
import { textFault } from '@src/parts/argent/amounts'
import { useLineWords } from '@src/parts/argent/LineLabel'
import { useMoney } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useReverseRemiseMutation } from '@src/redux/argent/compte'
import { Undo2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const resolver = checkResolver<{ motif: string }>(({ motif }) => ({ motif: textFault(motif) }))

interface ReverseRemisePanelProps {
  ligne: Ligne
  onClose: () => void
}

/** Takes a discount back, with a reason. */
export function ReverseRemisePanel({ ligne, onClose: close }: ReverseRemisePanelProps) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const words = useLineWords()
  const [reverse] = useReverseRemiseMutation()
  const form = useForm({ defaultValues: { motif: '' }, resolver })
  const { onClose, draft } = usePanelDraft(`remise-retiree:${ligne.id}`, form, close)
  const finish = useFinish(form, t('remise.reversed'), onClose)
  const send = async (body: { motif: string }) => {
    finish(await reverse({ id: ligne.id, body }))
  }
  return (
    <PanelForm
      title={t('remise.reverseTitle')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('remise.reverseTitle')}
      icon={Undo2}
      look="danger"
    >
      <p className="muted costs-note">
        {t('remise.reverseText', { what: words(ligne), amount: money(-ligne.montant) })}
      </p>
      <TextField name="motif" label={t('remise.motif')} required maxLength={300} />
    </PanelForm>
  )
}
