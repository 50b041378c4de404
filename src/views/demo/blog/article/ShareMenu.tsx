import type { BlogDetail } from '@contract/demo/blog'
import { toast } from '@core/components/messages/toast'
import { Menu } from '@core/components/overlays/Menu'
import { demoPaths } from '@src/configs/demo/paths'
import { Copy, ExternalLink, Mail, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The addresses of networks that share a link; nothing is sent there before the user chooses one. */
const NETWORKS = [
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url='],
  ['WhatsApp', 'https://wa.me/?text='],
] as const

/** Shares an article: its link, a mail, or a network in a new tab. */
export function ShareMenu({ blog: { id, title } }: { blog: BlogDetail['blog'] }) {
  const { t } = useTranslation('demoBlog')
  const address = window.location.origin + demoPaths.blogDetail(id)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast.success(t('share.copied'))
  }
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: address }).toString().replaceAll('+', '%20')}`
  return (
    <Menu
      label={t('share.label')}
      icon={Share2}
      look="ghost"
      items={[
        { id: 'copy', icon: Copy, label: t('share.copy'), onSelect: () => void copy() },
        { id: 'mail', icon: Mail, label: t('share.mail'), onSelect: () => window.location.assign(mail) },
        ...NETWORKS.map(([name, to]) => ({
          id: name,
          icon: ExternalLink,
          label: name,
          onSelect: () => window.open(to + encodeURIComponent(address), '_blank', 'noopener'),
        })),
      ]}
    />
  )
}
