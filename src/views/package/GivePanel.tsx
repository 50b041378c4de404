import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { toast } from '@core/components/toast'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/DateField'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/SelectField'
import { showFaults } from '@core/form/showFaults'
import { useFormat } from '@core/format/useFormat'
import { useOffre } from '@src/parts/pack/useOffre'
import { usePacksQuery } from '@src/redux/packs/pack'
import { useGivePackageMutation } from '@src/redux/packs/package'
import { problemOf } from '@src/redux/problemOf'
import { Gift } from 'lucide-react'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface Values {
  idPack: number | null
  dateDebut: string
}

const resolver = checkResolver<Values>(({ idPack }) => (idPack === null ? { idPack: 'required' } : {}))

interface GivePanelProps {
  ecole: { id: number; nom: string }
  onClose: () => void
}

function useGive({ ecole, onClose }: GivePanelProps) {
  const { t } = useTranslation('package')
  const format = useFormat()
  const [give] = useGivePackageMutation()
  const form = useForm<Values>({ defaultValues: { idPack: null, dateDebut: '' }, resolver })
  const save = async ({ idPack, dateDebut }: Values) => {
    const { data, error } = await give({ idAutoEcole: ecole.id, idPack: idPack ?? 0, dateDebut })
    if (data) {
      toast.success(t('give.done', { nom: ecole.nom, pack: data.nom, day: format.day(data.dateFin) }))
      onClose()
      return
    }
    await showFaults(form, problemOf(error))
  }
  return { form, save }
}

/** Gives a school a package manually, beside its page. */
export function GivePanel({ ecole, onClose }: GivePanelProps) {
  const { t } = useTranslation(['package', 'common'])
  const id = useId()
  const format = useFormat()
  const offre = useOffre()
  const { form, save } = useGive({ ecole, onClose })
  const { data } = usePacksQuery({ perPage: '100', sort: 'prix' })
  const options = (data?.data ?? []).map((pack) => ({
    value: String(pack.id),
    label: format.beside([pack.nom, offre.prix(pack.prix), offre.frequence(pack.frequence)]),
  }))
  const title = t('give.title', { nom: ecole.nom })
  const footer = (
    <>
      <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
      <Button look="primary" icon={Gift} type="submit" form={id} pending={form.formState.isSubmitting}>
        {t('give.submit')}
      </Button>
    </>
  )
  return (
    <DetailsPanel title={title} footer={footer} onClose={onClose}>
      <Form form={form} onSubmit={save} id={id} label={title}>
        <SelectField name="idPack" label={t('give.pack')} required numeric options={options} />
        <DateField name="dateDebut" label={t('give.dateDebut')} hint={t('give.dateHint')} />
      </Form>
    </DetailsPanel>
  )
}
