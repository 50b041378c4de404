import { exportSerie } from '@contract/calls/cours/serie'
import type { OwnSerie } from '@contract/cours/serie'
import { toast } from '@core/components/messages/toast'
import { Menu } from '@core/components/overlays/Menu'
import { confirmDialog } from '@core/dialogs/dialogs'
import { saveFile } from '@core/spreadsheet/save'
import { paths } from '@src/configs/paths'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { useDeleteSerieMutation, useSetSeriePublishedMutation } from '@src/redux/code-course/serie'
import { sendCall } from '@src/redux/failures'
import { Download, Ellipsis, Eye, EyeOff, ListChecks, ListOrdered, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Publishes or unpublishes a series for learners, with undo. */
function useSetPublished() {
  const { t } = useTranslation('coursEdition')
  const read = useReadLanguage()
  const [set] = useSetSeriePublishedMutation()
  return async function change({ id, title }: OwnSerie, published: boolean, isUndo = false): Promise<void> {
    const { data } = await set({ id, published })
    if (!data) return
    const text = t(published ? 'serie.published' : 'serie.unpublished', { titre: title[read] })
    toast.success(
      text,
      isUndo ? {} : { undo: () => void change({ ...data, seen: 0, known: 0, idTentative: null }, !published, true) },
    )
  }
}

async function download({ id, title }: OwnSerie): Promise<void> {
  const { data } = await sendCall(exportSerie, id)
  if (data) saveFile(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }), `${title.fr}.json`)
}

/** The actions on one series. */
export function SerieMenu({ serie }: { serie: OwnSerie }) {
  const { t } = useTranslation('coursEdition')
  const read = useReadLanguage()
  const setPublished = useSetPublished()
  const [send] = useDeleteSerieMutation()
  const { id, title, published } = serie
  const titre = title[read]
  const remove = async () => {
    if (!(await confirmDialog({ title: t('serie.deleteTitle', { titre }), text: t('deleteText'), danger: true })))
      return
    const { error } = await send(id)
    if (!error) toast.success(t('serie.deleted', { titre }))
  }
  return (
    <Menu
      look="ghost"
      label={t('actionsOf', { nom: titre })}
      items={[
        { id: 'questions', label: t('serie.questions'), icon: ListChecks, to: paths.questionsOf(id) },
        { id: 'order', label: t('order.title'), icon: ListOrdered, to: paths.serieOrder(id) },
        { id: 'edit', label: t('edit'), icon: Pencil, to: paths.serieEdit(id) },
        {
          id: 'publish',
          label: published ? t('unpublish') : t('publish'),
          icon: published ? EyeOff : Eye,
          onSelect: () => void setPublished(serie, !published),
        },
        { id: 'export', label: t('serie.export'), icon: Download, onSelect: () => void download(serie) },
        {
          id: 'delete',
          label: t('delete'),
          icon: Trash2,
          danger: true,
          separated: true,
          onSelect: () => void remove(),
        },
      ]}
    >
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
