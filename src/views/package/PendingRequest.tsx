import type { DemandePack } from '@contract/plateforme/demandePack'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useWithdrawDemandePackMutation } from '@src/redux/packs/demandePack'
import { useAbility } from '@src/redux/session/ability'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The school's request that waits for its answer; the school may take it back. */
export function PendingRequest({ pending: { idDemande, nom } }: { pending: DemandePack }) {
  const { t } = useTranslation('package')
  const canAsk = useAbility().can('create', 'DemandePack')
  const [withdraw, { isLoading }] = useWithdrawDemandePackMutation()
  const run = async () => {
    const text = t('requests.withdrawText', { nom })
    if (!(await confirmDialog({ title: t('requests.withdrawTitle'), text, danger: true }))) return
    const { error } = await withdraw(idDemande)
    if (!error) toast.success(t('requests.withdrawn', { nom }))
  }
  return (
    <>
      <p className="muted">{t('choices.pending', { nom })}</p>
      {canAsk ? (
        <Button icon={Undo2} pending={isLoading} onClick={() => void run()}>
          {t('requests.withdraw')}
        </Button>
      ) : null}
    </>
  )
}
