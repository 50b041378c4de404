import type { Question } from '@contract/cours/question'
import { toast } from '@core/components/messages/toast'
import { Menu } from '@core/components/overlays/Menu'
import { confirmDialog } from '@core/dialogs/dialogs'
import { paths } from '@src/configs/paths'
import { shownLanguage } from '@src/parts/cours/shownLanguage'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { useDeleteQuestionMutation, useSetQuestionPublishedMutation } from '@src/redux/code-course/question'
import { Ellipsis, Eye, EyeOff, FolderInput, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Publishes or unpublishes a question, with undo. */
function useSetPublished() {
  const { t } = useTranslation('coursEdition')
  const [set] = useSetQuestionPublishedMutation()
  return async function change(id: number, published: boolean, isUndo = false): Promise<void> {
    const { data } = await set({ id, published })
    if (!data) return
    const text = t(published ? 'question.published' : 'question.unpublished')
    toast.success(text, isUndo ? {} : { undo: () => void change(id, !published, true) })
  }
}

interface QuestionMenuProps {
  question: Question
  onMove: () => void
}

/** The actions on one question of the list. */
export function QuestionMenu({ question, onMove }: QuestionMenuProps) {
  const { t } = useTranslation('coursEdition')
  const setPublished = useSetPublished()
  const [send] = useDeleteQuestionMutation()
  const { id, text, published } = question
  const nom = text[shownLanguage(text, useReadLanguage())]
  const remove = async () => {
    if (!(await confirmDialog({ title: t('question.deleteTitle'), text: nom, danger: true }))) return
    const { error } = await send(id)
    if (!error) toast.success(t('question.deleted'))
  }
  return (
    <Menu
      look="ghost"
      label={t('actionsOf', { nom })}
      items={[
        { id: 'edit', label: t('edit'), icon: Pencil, to: paths.questionEdit(id) },
        {
          id: 'publish',
          label: published ? t('unpublish') : t('publish'),
          icon: published ? EyeOff : Eye,
          onSelect: () => void setPublished(id, !published),
        },
        { id: 'move', label: t('question.move'), icon: FolderInput, onSelect: onMove },
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
