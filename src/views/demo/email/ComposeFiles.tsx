import type { EmailAttachment } from '@contract/demo/email'
import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { toast } from '@core/components/messages/toast'
import { useFormat } from '@core/format/useFormat'
import { FileText, Paperclip, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { attach, FILE_LIMIT, sizeOf, TOTAL_LIMIT } from './attachments'

interface ComposeFilesProps {
  attachments: EmailAttachment[]
  onChange: (attachments: EmailAttachment[]) => void
}

/** The attachments of a message, with their limit. */
export function ComposeFiles({ attachments, onChange }: ComposeFilesProps) {
  const { t } = useTranslation('demoEmail')
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  async function add(files: readonly File[]) {
    const { attachments: all, refused } = await attach(files, attachments, format.bytes)
    if (all.length > attachments.length) onChange(all)
    if (refused.length > 0) toast.error(t('compose.tooLarge', { names: format.inRow(refused) }))
  }
  return (
    <div className="compose-files">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('compose.attach')}
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])])
          // Cleared so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button look="ghost" size="sm" icon={Paperclip} onClick={() => input.current?.click()}>
        {t('compose.attach')}
      </Button>
      <span className="muted">
        {t('compose.limit', { file: format.bytes(FILE_LIMIT), total: format.bytes(TOTAL_LIMIT) })}
      </span>
      {attachments.length > 0 ? (
        <ul>
          {attachments.map((one) => (
            <li key={`${one.fileName} ${one.url}`}>
              <FileText aria-hidden size={16} strokeWidth={1.75} />
              <span className="message-file-name">{one.fileName}</span>
              <span className="muted">{sizeOf(one, format.bytes)}</span>
              <IconButton
                icon={X}
                label={t('compose.detach', { fileName: one.fileName })}
                onClick={() => onChange(attachments.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
