import type { EmailToSend } from '@contract/demo/email'
import { toast } from '@core/components/messages/toast'
import { useLatest } from '@core/hooks/useLatest'
import { useSendEmailMutation, useUpdateEmailsMutation } from '@src/redux/demo/email/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Composed, isWorthKeeping } from './start'

const bodyOf = ({ cc, bcc, ...message }: Composed, folder: EmailToSend['folder']): EmailToSend => ({
  ...message,
  folder,
  cc: cc.map(({ email }) => email),
  bcc: bcc.map(({ email }) => email),
})

interface ComposerOptions {
  start: Composed
  onClose: () => void
  /** Reopens a discarded message. */
  onReopen: (message: Composed) => void
}

/** A message being written: sent, saved as a draft when its window closes, or discarded deliberately. */
export function useComposer({ start, onClose, onReopen }: ComposerOptions) {
  const { t } = useTranslation('demoEmail')
  const [message, setMessage] = useState(start)
  const [fault, setFault] = useState<string | null>(null)
  const [post, { isLoading: isSending }] = useSendEmailMutation()
  const [update] = useUpdateEmailsMutation()
  const written = useLatest(message)
  const latest = useRef({ kept: start, isDone: false, post })

  const change = useCallback((changes: Partial<Composed>) => {
    setFault(null)
    setMessage((before) => ({ ...before, ...changes }))
  }, [])
  /** Saves the draft; false when that failed. */
  const keep = useCallback(async () => {
    const now = written.current
    const { kept } = latest.current
    if (!isWorthKeeping(now, kept)) return true
    const { data } = await latest.current.post(bodyOf(now, 'draft'))
    if (!data) {
      toast.error(t('failed.draft'))
      return false
    }
    const { id } = data.email
    latest.current.kept = { ...now, id }
    setMessage((before) => ({ ...before, id }))
    toast.success(t('done.draft'))
    return true
  }, [t])
  // Leaving the page saves the message as a draft.
  const keepRef = useLatest(keep)
  useEffect(
    () => () => {
      if (!latest.current.isDone) void keepRef.current()
    },
    [],
  )

  async function send() {
    if (message.to.length === 0) return setFault('required')
    const { error } = await post(bodyOf(message, 'sent'))
    if (error) {
      if ('errors' in error && error.errors?.to) setFault('required')
      else toast.error(t('failed.send'))
      return
    }
    latest.current.isDone = true
    toast.success(t('done.sent'))
    onClose()
  }
  async function close() {
    if (await keep()) {
      latest.current.isDone = true
      onClose()
    }
  }
  function discard() {
    latest.current.isDone = true
    const { id } = message
    onClose()
    if (id === undefined) {
      if (isWorthKeeping(message, start)) toast.success(t('done.discarded'), { undo: () => onReopen(message) })
      return
    }
    void update({ emailIds: [id], dataToUpdate: { isDeleted: true } })
    const undo = () => void update({ emailIds: [id], dataToUpdate: { isDeleted: false } })
    toast.success(t('done.discarded'), { undo })
  }
  return { message, fault, isSending, change, send, keep, close, discard }
}

export type Composer = ReturnType<typeof useComposer>
