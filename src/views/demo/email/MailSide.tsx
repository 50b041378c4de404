import { EMAIL_LABELS, type EmailList } from '@contract/demo/email'
import { AlertOctagon, Inbox, type LucideIcon, PenLine, Send, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SideLinks } from '../shared/SideLinks'
import { addressOf, BULLETS, FOLDERS, type Folder, type Place } from './place'

const ICONS: Record<Folder, LucideIcon> = {
  inbox: Inbox,
  sent: Send,
  draft: PenLine,
  starred: Star,
  spam: AlertOctagon,
  trash: Trash2,
}

/** Folders with their counts, and labels. */
export function MailSide({ place, meta }: { place: Place; meta: EmailList['emailsMeta'] | undefined }) {
  const { t } = useTranslation('demoEmail')
  const counts: Partial<Record<Folder, number>> = meta ?? {}
  const folders = FOLDERS.map((folder) => ({
    id: folder,
    label: t(`folder.${folder}`),
    to: addressOf({ folder }),
    icon: ICONS[folder],
    isCurrent: place.folder === folder,
    count: counts[folder],
    countLabel: folder === 'draft' ? t('countDrafts') : t('countUnread'),
  }))
  const labels = EMAIL_LABELS.map((label) => ({
    id: label,
    label: t(`label.${label}`),
    to: addressOf({ label }),
    bullet: BULLETS[label],
    isCurrent: place.label === label,
  }))
  return (
    <>
      <SideLinks title={t('folders')} links={folders} />
      <SideLinks title={t('labels')} links={labels} />
    </>
  )
}
