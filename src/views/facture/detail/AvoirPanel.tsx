import type { FactureDetail } from '@contract/argent/facture'
import { grouped } from '@contract/grouped'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { TextField } from '@core/form/fields/TextField'
import { showFaults } from '@core/form/showFaults'
import { paths } from '@src/configs/paths'
import { textFault } from '@src/parts/argent/amounts'
import { useMoney } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useAFacturerQuery, useCreateAvoirMutation } from '@src/redux/argent/facture'
import { Undo2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

interface Values {
  causes: string[]
  motif: string
}

const resolver = checkResolver<Values>(({ causes, motif }) => ({
  causes: causes.length > 0 ? undefined : 'required',
  motif: textFault(motif),
}))

/** Reductions since an invoice, and the invoice's own lines: each charge once. */
function useChoices({ idCandidat, lignes }: FactureDetail) {
  const { t } = useTranslation('facture')
  const money = useMoney()
  const { currentData } = useAFacturerQuery(
    { idCandidat: idCandidat === null ? undefined : String(idCandidat) },
    { skip: idCandidat === null, refetchOnMountOrArgChange: true },
  )
  const less = (currentData?.data ?? []).filter(({ ttc }) => ttc < 0)
  const known = new Set(less.map(({ cause }) => cause))
  const own = lignes.flatMap((line) =>
    line.cause !== null && !known.has(line.cause) ? [{ ...line, cause: line.cause }] : [],
  )
  const byCause = grouped(own, ({ cause }) => cause)
  return [
    ...less.map(({ cause, libelle, ttc }) => ({
      value: cause,
      label: t('avoir.less', { what: libelle, amount: money(-ttc) }),
    })),
    ...[...byCause].map(([value, lines]) => ({
      value,
      label: t('avoir.line', { what: lines[0]?.libelle, amount: money(lines.reduce((sum, { ttc }) => sum + ttc, 0)) }),
    })),
  ]
}

/** Drafts a credit note of some lines of an invoice, with its reason. */
export function AvoirPanel({ facture, onClose: close }: { facture: FactureDetail; onClose: () => void }) {
  const { t } = useTranslation('facture')
  const navigate = useNavigate()
  const [create] = useCreateAvoirMutation()
  const options = useChoices(facture)
  const form = useForm<Values>({ defaultValues: { causes: [], motif: '' }, resolver })
  const { onClose, draft } = usePanelDraft(`avoir:${facture.id}`, form, close)
  const send = async (values: Values) => {
    const { data, error } = await create({ id: facture.id, body: values })
    if (!data) return showFaults(form, problemOf(error))
    toast.success(t('avoir.done'))
    onClose()
    await navigate(paths.facture(data.id))
  }
  return (
    <PanelForm
      title={t('avoir.title', { numero: facture.numero })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('avoir.submit')}
      icon={Undo2}
    >
      <p className="muted">{t('avoir.text')}</p>
      <CheckboxGroupField name="causes" label={t('avoir.lines')} required look="columns" options={options} />
      <TextField name="motif" label={t('avoir.motif')} required maxLength={300} />
    </PanelForm>
  )
}
