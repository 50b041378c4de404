import type { Inscription } from '@contract/argent/compte'
import { LESSON_SERVICES } from '@contract/argent/service'
import { Button } from '@core/components/Button'
import { Facts } from '@core/components/Facts'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { useUndoRepriseMutation } from '@src/redux/argent/reprise'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface MovedProps {
  idCandidat: number
  reprise: NonNullable<Inscription['reprise']>
}

/** How the account of a candidate from before was imported, with an undo while nothing has followed from it. */
export function Moved({ idCandidat, reprise }: MovedProps) {
  const { t } = useTranslation('paiement')
  const format = useFormat()
  const money = useMoney()
  const { canEnrol } = useMoneyRights()
  const [undo, { isLoading }] = useUndoRepriseMutation()
  const { dateReprise, prix, depassement, autres, paye, solde, minutes, canUndo } = reprise
  const given = LESSON_SERVICES.flatMap((etape) =>
    minutes[etape] > 0 ? `${format.duration(minutes[etape])} ${t(`service.${etape}`)}` : [],
  )
  const facts = [
    { label: t('moved.prix'), value: money(prix) },
    ...(given.length > 0 ? [{ label: t('moved.used'), value: format.beside(given) }] : []),
    ...(depassement > 0 ? [{ label: t('moved.depassement'), value: money(depassement) }] : []),
    ...(autres > 0 ? [{ label: t('moved.autres'), value: money(autres) }] : []),
    { label: t('moved.paye'), value: money(paye) },
    { label: t(solde < 0 ? 'moved.credit' : 'moved.solde'), value: money(Math.abs(solde)) },
  ]
  const ask = async () => {
    if (!(await confirmDialog({ title: t('moved.ask'), text: t('moved.askText'), danger: true }))) return
    if ((await undo(idCandidat)).data) toast.success(t('moved.undone'))
  }
  return (
    <div className="moved">
      <p>{t('moved.title', { day: format.day(dateReprise) })}</p>
      <Facts look="lines" facts={facts} />
      {canUndo && canEnrol ? (
        <Button size="sm" look="ghost" icon={RotateCcw} pending={isLoading} onClick={() => void ask()}>
          {t('moved.undo')}
        </Button>
      ) : null}
    </div>
  )
}
