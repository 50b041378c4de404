import { Banner } from '@core/components/messages/Banner'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/fields/DateField'
import { SelectField } from '@core/form/fields/SelectField'
import { showFaults } from '@core/form/showFaults'
import { useFormat } from '@core/format/useFormat'
import { useOffre } from '@src/parts/pack/useOffre'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useDemandesPackQuery } from '@src/redux/packs/demandePack'
import { usePacksQuery } from '@src/redux/packs/pack'
import { useGivePackageMutation } from '@src/redux/packs/package'
import { Gift } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
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

function useGive({ ecole, onClose: close }: GivePanelProps) {
  const { t } = useTranslation('package')
  const format = useFormat()
  const [give] = useGivePackageMutation()
  const form = useForm<Values>({ defaultValues: { idPack: null, dateDebut: '' }, resolver })
  const { onClose, draft } = usePanelDraft(`package:${ecole.id}`, form, close)
  const save = async ({ idPack, dateDebut }: Values) => {
    const { data, error } = await give({ idAutoEcole: ecole.id, idPack: idPack ?? 0, dateDebut })
    if (data) {
      toast.success(t('give.done', { nom: ecole.nom, pack: data.nom, day: format.day(data.dateFin) }))
      onClose()
      return
    }
    await showFaults(form, problemOf(error))
  }
  return { form, save, onClose, draft }
}

/** Gives a school a package manually, beside its page. */
export function GivePanel(props: GivePanelProps) {
  const { t } = useTranslation('package')
  const format = useFormat()
  const offre = useOffre()
  const { form, save, onClose, draft } = useGive(props)
  const { data } = usePacksQuery({ perPage: '100', sort: 'prix' })
  const options = (data?.data ?? []).map((pack) => ({
    value: String(pack.id),
    label: format.beside([pack.nom, offre.prix(pack.prix), offre.frequence(pack.frequence)]),
  }))
  return (
    <PanelForm
      title={t('give.title', { nom: props.ecole.nom })}
      form={form}
      onSubmit={save}
      onClose={onClose}
      draft={draft}
      submit={t('give.submit')}
      icon={Gift}
    >
      <SelectField name="idPack" label={t('give.pack')} required numeric options={options} />
      <DateField name="dateDebut" label={t('give.dateDebut')} hint={t('give.dateHint')} />
      <PendingNote idAutoEcole={props.ecole.id} />
    </PanelForm>
  )
}

/** What giving the chosen pack does to the school's pending request. */
function PendingNote({ idAutoEcole }: { idAutoEcole: number }) {
  const { t } = useTranslation('package')
  const idPack = useWatch<Values, 'idPack'>({ name: 'idPack' })
  const { data } = useDemandesPackQuery({ statut: 'PENDING', idAutoEcole: String(idAutoEcole), perPage: '1' })
  const pending = data?.data[0]
  if (!pending) return null
  const { nom } = pending
  const isOther = idPack !== null && idPack !== pending.idPack
  return (
    <Banner tone={isOther ? 'warning' : 'info'}>
      {isOther ? t('give.otherPending', { nom }) : t('give.samePending', { nom })}
    </Banner>
  )
}
