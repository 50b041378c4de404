import type { AFacturer, FactureDetail } from '@contract/argent/facture'
import { grouped } from '@contract/grouped'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { DraftNotice } from '@core/form/DraftNotice'
import { Form } from '@core/form/Form'
import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { DateField } from '@core/form/fields/DateField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { showFaults } from '@core/form/showFaults'
import { useDraft } from '@core/form/useDraft'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { paths } from '@src/configs/paths'
import { useMoney } from '@src/parts/argent/useMoney'
import { problemOf } from '@src/redux/answers/problemOf'
import { useCreateFactureMutation, useUpdateFactureMutation } from '@src/redux/argent/facture'
import { useSchool } from '@src/redux/session/useSchool'
import { Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LignesFields } from './LignesFields'
import { Taken } from './Taken'
import { typedKey } from './typed'
import { emptyLine, type FactureValues, faultsOf, faultsShown, inputOf, sumOf, valuesOf } from './values'

interface FactureFormProps {
  charges: AFacturer
  idCandidat: number | null
  facture?: FactureDetail | undefined
}

/** The charges that a new draft includes: all of them, discounts too, or none where their sum is not above zero. */
function causesOf(charges: AFacturer['data']): string[] {
  return sumOf(charges) > 0 ? [...new Set(charges.map(({ cause }) => cause))] : []
}

/** A new draft includes all charges; one without any begins with an empty line. */
function useFactureForm({ charges, idCandidat, facture }: FactureFormProps) {
  const { i18n } = useTranslation('facture')
  const { currency } = useSchool()
  const locale = { language: i18n.language, currency }
  const causes = causesOf(charges.data)
  const fresh = {
    ...valuesOf({ saisie: null }, locale),
    causes,
    lignes: causes.length === 0 ? [emptyLine(charges.taux[0] ?? 0)] : [],
  }
  return useForm<FactureValues>({
    defaultValues: facture ? valuesOf(facture, locale) : fresh,
    resolver: checkResolver<FactureValues>((values) => faultsOf(values, idCandidat)),
  })
}

/** Sends the draft and opens it; typed values are kept until then, and leaving the form asks first. */
function useFactureDraft(props: FactureFormProps) {
  const { charges, idCandidat, facture } = props
  const { t } = useTranslation('facture')
  const navigate = useNavigate()
  const form = useFactureForm(props)
  const draft = useDraft(typedKey(facture?.id ?? 'new', idCandidat), form, { changesOnly: true })
  const [saved, setSaved] = useState<number | null>(null)
  useUnsavedGuard(form.formState.isDirty && saved === null, draft.clear)
  const [create] = useCreateFactureMutation()
  const [update] = useUpdateFactureMutation()
  const send = async (values: FactureValues) => {
    // A restored draft may name charges that are on another invoice by now.
    const causes = values.causes.filter((cause) => charges.data.some((line) => line.cause === cause))
    const input = inputOf({ ...values, causes }, idCandidat)
    const { data, error } = await (facture
      ? update({ id: facture.id, body: { ...input, version: facture.version } })
      : create(input))
    if (!data) return showFaults(form, faultsShown(problemOf(error)))
    toast.success(t('saved'))
    setSaved(data.id)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the guard is off
  useEffect(() => {
    if (saved === null) return
    draft.clear()
    void navigate(paths.facture(saved))
  }, [saved])
  return { form, send, draft, isPending: form.formState.isSubmitting || saved !== null }
}

/** An invoice that is not sent yet: its recipient and its lines. */
export function FactureForm(props: FactureFormProps) {
  const { charges, idCandidat, facture } = props
  const { t } = useTranslation(['facture', 'common'])
  const { form, send, draft, isPending } = useFactureDraft(props)
  const isAutre = useWatch({ control: form.control, name: 'isAutre' }) || idCandidat === null
  return (
    <Form form={form} onSubmit={send} label={t('one')}>
      <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
      <FormPart title={t('form.client')}>
        {idCandidat === null ? null : <SwitchField name="isAutre" label={t('form.autre')} hint={t('form.autreHint')} />}
        {isAutre ? (
          <div className="form-grid">
            <TextField name="nom" label={t('form.nom')} required maxLength={160} />
            <TextField name="matricule" label={t('form.matricule')} hint={t('form.matriculeHint')} maxLength={30} />
            <TextField name="adresse" label={t('form.adresse')} required maxLength={300} />
          </div>
        ) : null}
      </FormPart>
      {charges.data.length > 0 ? <Charges charges={charges} /> : null}
      <FormPart title={t(charges.data.length > 0 ? 'form.lines' : 'form.linesAlone')}>
        <LignesFields taux={charges.taux} />
      </FormPart>
      <FormPart title={t('form.terms')}>
        <div className="form-grid">
          <DateField name="echeance" label={t('columns.echeance')} hint={t('form.echeanceHint')} />
          <TextField name="note" label={t('form.note')} maxLength={500} />
        </div>
      </FormPart>
      <div className="form-actions">
        <ButtonLink to={facture ? paths.facture(facture.id) : paths.factures}>{t('common:dialog.cancel')}</ButtonLink>
        <Button look="primary" type="submit" icon={Save} pending={isPending}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}

/** The candidate's charges that are on no invoice; an amount for the State belongs to its charge. */
function Charges({ charges }: { charges: AFacturer }) {
  const { t } = useTranslation('facture')
  const money = useMoney()
  const byCause = [...grouped(charges.data, ({ cause }) => cause)]
  const options = byCause.map(([value, lines]) => ({
    value,
    label: t('avoir.line', { what: lines[0]?.libelle, amount: money(sumOf(lines)) }),
  }))
  return (
    <FormPart title={t('form.charges')}>
      <CheckboxGroupField name="causes" label={t('form.chargesLabel')} look="columns" options={options} />
      <Taken charges={charges.data} />
    </FormPart>
  )
}
