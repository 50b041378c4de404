import type { DemoUser } from '@contract/demo/user'
import { Menu } from '@core/components/overlays/Menu'
import { demoPaths } from '@src/configs/demo/paths'
import { Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRemoveUser } from './useRemoveUser'

/** The actions on one user of the list. */
export function UserMenu({ demoUser }: { demoUser: DemoUser }) {
  const { t } = useTranslation('demoUser')
  const remove = useRemoveUser()
  return (
    <Menu
      look="ghost"
      label={t('actionsOf', { name: demoUser.fullName })}
      items={[
        { id: 'view', label: t('view'), icon: Eye, to: demoPaths.demoUser(demoUser.id) },
        { id: 'edit', label: t('edit'), icon: Pencil, to: demoPaths.demoUserEdit(demoUser.id) },
        {
          id: 'remove',
          label: t('remove.button'),
          icon: Trash2,
          danger: true,
          separated: true,
          onSelect: () => void remove(demoUser),
        },
      ]}
    >
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
