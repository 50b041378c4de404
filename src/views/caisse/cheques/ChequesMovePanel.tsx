import type { Cheque } from '@contract/caisse/cheque'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/fields/DateField'
import { TextField } from '@core/form/fields/TextField'
import { useMoney } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useClearChequesMutation, useDepositChequesMutation } from '@src/redux/argent/cheque'
import { useSchool } from '@src/redux/session/useSchool'
import { Landmark } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useUndoCheques } from './useUndoCheques'

interface Values {
  jour: string
  bordereau: string
}

const resolver = checkResolver<Values>(({ jour }) => ({ jour: jour ? undefined : 'required' }))

interface ChequesMovePanelProps {
  cheques: readonly Cheque[]
  move: 'deposit' | 'clear'
  onClose: () => void
  onDone?: () => void
}

/** Cheques taken to the bank on a day with the number of their slip, or paid by the bank on a day. */
export function ChequesMovePanel({ cheques, move, onClose: close, onDone }: ChequesMovePanelProps) {
  const { t } = useTranslation('caisse')
  const { today } = useSchool()
  const money = useMoney()
  const [deposit] = useDepositChequesMutation()
  const [clear] = useClearChequesMutation()
  const form = useForm<Values>({ defaultValues: { jour: today, bordereau: '' }, resolver })
  const { onClose, draft } = usePanelDraft(move, form, close)
  const amount = money(cheques.reduce((sum, { montant }) => sum + montant, 0))
  const undo = useUndoCheques()
  const ids = cheques.map(({ id }) => id)
  const done = () => {
    onDone?.()
    onClose()
  }
  const finish = useFinish(form, t(`${move}.done`, { count: cheques.length, amount }), done, {
    undo: () => void undo(ids, move === 'deposit' ? 'REMIS' : 'ENCAISSE'),
  })
  const submit = async ({ jour, bordereau }: Values) => {
    return finish(await (move === 'deposit' ? deposit({ ids, jour, bordereau }) : clear({ ids, jour })))
  }
  return (
    <PanelForm
      title={t(`${move}.title`)}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
      submit={t(`${move}.submit`)}
      icon={Landmark}
    >
      <p>
        <b>{t('cheques.chosenCount', { count: cheques.length, amount })}</b>
      </p>
      <DateField name="jour" label={t(`${move}.day`)} max={today} required />
      {move === 'deposit' ? (
        <TextField name="bordereau" label={t('deposit.slip')} maxLength={60} autoComplete="off" />
      ) : null}
    </PanelForm>
  )
}
