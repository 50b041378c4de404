import type { ExamenBlanc } from '@contract/cours/examenBlanc'
import { toast } from '@core/components/messages/toast'
import { Menu } from '@core/components/overlays/Menu'
import { confirmDialog } from '@core/dialogs/dialogs'
import { paths } from '@src/configs/paths'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { problemOf } from '@src/redux/answers/problemOf'
import {
  useDeleteExamenBlancMutation,
  useDuplicateExamenBlancMutation,
  useSetExamenBlancPublishedMutation,
} from '@src/redux/code-course/examenBlanc'
import { Copy, Ellipsis, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTellMissing } from './useTellMissing'

/** The actions in the menu of a mock exam. */
function useExamenActions({ id, title, published }: ExamenBlanc) {
  const { t } = useTranslation('coursEdition')
  const read = useReadLanguage()
  const [set] = useSetExamenBlancPublishedMutation()
  const [copy] = useDuplicateExamenBlancMutation()
  const [send] = useDeleteExamenBlancMutation()
  const tellMissing = useTellMissing()
  const titre = title[read]
  const change = async (isPublished: boolean, isUndo = false): Promise<void> => {
    const { data, error } = await set({ id, published: isPublished })
    if (!data) return tellMissing(problemOf(error))
    const text = t(isPublished ? 'examen.published' : 'examen.unpublished', { titre })
    toast.success(text, isUndo ? {} : { undo: () => void change(!isPublished, true) })
  }
  return {
    publish: () => change(!published),
    duplicate: async () => {
      const { data } = await copy(id)
      if (data) toast.success(t('examen.copied', { titre: data.title[read] }))
    },
    remove: async () => {
      const title = t('examen.deleteTitle', { titre })
      if (!(await confirmDialog({ title, text: t('examen.deleteText'), danger: true }))) return
      const { error } = await send(id)
      if (!error) toast.success(t('examen.deleted', { titre }))
    },
  }
}

/** The actions on one mock exam. */
export function ExamenMenu({ examen }: { examen: ExamenBlanc }) {
  const { t } = useTranslation('coursEdition')
  const read = useReadLanguage()
  const { publish, duplicate, remove } = useExamenActions(examen)
  const { id, title, published } = examen
  return (
    <Menu
      look="ghost"
      label={t('actionsOf', { nom: title[read] })}
      items={[
        { id: 'edit', label: t('edit'), icon: Pencil, to: paths.examenBlancEdit(id) },
        {
          id: 'publish',
          label: published ? t('unpublish') : t('publish'),
          icon: published ? EyeOff : Eye,
          onSelect: () => void publish(),
        },
        { id: 'copy', label: t('duplicate'), icon: Copy, onSelect: () => void duplicate() },
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
