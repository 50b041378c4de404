import { TASK_FILTERS, TASK_TAGS } from '@contract/demo/todo'
import { CircleCheck, ListTodo, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SideLinks } from '../shared/SideLinks'
import { addressOf, BULLETS, type View } from './view'

const ICONS = { important: Star, completed: CircleCheck, deleted: Trash2 } as const

/** The filters and the tags. */
export function TodoSide({ view }: { view: View }) {
  const { t } = useTranslation('demoTodo')
  const all = {
    id: 'all',
    label: t('filter.all'),
    to: addressOf({}),
    icon: ListTodo,
    isCurrent: !view.filter && !view.tag,
  }
  const filters = TASK_FILTERS.map((filter) => ({
    id: filter,
    label: t(`filter.${filter}`),
    to: addressOf({ filter }),
    icon: ICONS[filter],
    isCurrent: view.filter === filter,
  }))
  const tags = TASK_TAGS.map((tag) => ({
    id: tag,
    label: t(`tag.${tag}`),
    to: addressOf({ tag }),
    bullet: BULLETS[tag],
    isCurrent: view.tag === tag,
  }))
  return (
    <>
      <SideLinks title={t('filters')} links={[all, ...filters]} />
      <SideLinks title={t('tags')} links={tags} />
    </>
  )
}
