import type { PackageEcole } from '@contract/plateforme/package'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useFormat } from '@core/format/useFormat'
import { useWithdrawPackageMutation } from '@src/redux/packs/package'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Withdraws a package that has not begun, after a question. */
export function WithdrawButton({ given: { id, nom, dateDebut, dateFin } }: { given: PackageEcole }) {
  const { t } = useTranslation('package')
  const format = useFormat()
  const [withdraw, { isLoading }] = useWithdrawPackageMutation()
  const dates = { nom, from: format.day(dateDebut), to: format.day(dateFin) }
  const run = async () => {
    if (!(await confirmDialog({ title: t('withdraw.title'), text: t('withdraw.text', dates), danger: true }))) return
    const { error } = await withdraw(id)
    if (!error) toast.success(t('withdraw.done', { nom }))
  }
  return (
    <Button
      size="sm"
      look="danger-ghost"
      icon={Undo2}
      pending={isLoading}
      aria-label={t('withdraw.of', dates)}
      onClick={() => void run()}
    >
      {t('withdraw.action')}
    </Button>
  )
}
