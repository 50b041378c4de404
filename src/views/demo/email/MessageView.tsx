import type { EmailAttachment, EmailReply } from '@contract/demo/email'
import { Avatar } from '@core/components/Avatar'
import { useFormat } from '@core/format/useFormat'
import { saveFile } from '@core/spreadsheet/save'
import { Download, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SafeHtml } from '../shared/SafeHtml'
import { safeUrl } from '../shared/sanitizeHtml'
import { sizeOf } from './attachments'
import { addressesOf } from './people'

/** One message of a conversation: sender, time, text and attachments. */
export function MessageView({ message }: { message: EmailReply }) {
  const { t } = useTranslation('demoEmail')
  const format = useFormat()
  const { from, to, cc, bcc, time } = message
  const facts = [
    { id: 'from', label: t('from'), value: addressesOf([from]) },
    { id: 'to', label: t('to'), value: addressesOf(to) },
    { id: 'cc', label: t('cc'), value: format.inRow(cc) },
    { id: 'bcc', label: t('bcc'), value: format.inRow(bcc) },
  ].filter(({ value }) => value)
  return (
    <article className="message" aria-label={t('messageFrom', { name: from.name })}>
      <header className="message-head">
        <Avatar name={from.name} src={from.avatar} size={40} />
        <div className="message-who">
          <strong>{from.name}</strong>
          <details>
            <summary>{t('toWhom', { names: format.inRow(to.map(({ name }) => name)) || t('nobody') })}</summary>
            <dl className="message-facts">
              {facts.map(({ id, label, value }) => (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
        <time className="muted num" dateTime={time}>
          {format.moment(time)}
        </time>
      </header>
      <SafeHtml html={message.message} quoteLabel={t('quoted')} />
      <Attachments attachments={message.attachments} />
    </article>
  )
}

function Attachments({ attachments }: { attachments: readonly EmailAttachment[] }) {
  const { t } = useTranslation('demoEmail')
  const format = useFormat()
  if (attachments.length === 0) return null
  return (
    <ul className="message-files" aria-label={t('attachments', { count: attachments.length })}>
      {attachments.map((one) => {
        const { fileName, url } = one
        const [address, size] = [safeUrl(url), sizeOf(one, format.bytes)]
        const content = (
          <>
            <FileText aria-hidden size={18} strokeWidth={1.75} />
            <span className="message-file-name">{fileName}</span>
            <span className="muted">{size}</span>
          </>
        )
        return (
          <li key={`${fileName} ${url}`}>
            {address ? (
              <a
                href={address}
                onClick={(event) => {
                  event.preventDefault()
                  saveFile(address, fileName)
                }}
                className="message-file"
                aria-label={t('download', { fileName, size })}
              >
                {content}
                <Download aria-hidden size={16} strokeWidth={1.75} />
              </a>
            ) : (
              <span className="message-file">{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
