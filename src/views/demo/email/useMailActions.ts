import type { Email, EmailFolder, EmailLabel, EmailUpdate } from '@contract/demo/email'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import {
  useDeleteEmailsMutation,
  useToggleEmailLabelMutation,
  useUpdateEmailsMutation,
} from '@src/redux/demo/email/api'
import { useTranslation } from 'react-i18next'

const idsOf = (emails: readonly Email[]) => emails.map(({ id }) => id)

type Where = Pick<EmailUpdate['dataToUpdate'], 'folder' | 'isDeleted'>
const whereIs = ({ folder, isDeleted = false }: Email): Where => ({ folder, isDeleted })

/** The messages grouped by their current place, for undo. */
function places(emails: readonly Email[]): [Where, number[]][] {
  const groups = new Map<string, [Where, number[]]>()
  for (const email of emails) {
    const where = whereIs(email)
    const key = `${where.folder} ${where.isDeleted}`
    const group = groups.get(key) ?? [where, []]
    group[1].push(email.id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The actions on one or many messages. Moves can be undone. */
export function useMailActions() {
  const { t } = useTranslation('demoEmail')
  const [update] = useUpdateEmailsMutation()
  const [toggleLabel] = useToggleEmailLabelMutation()
  const [erase] = useDeleteEmailsMutation()

  async function put(emails: readonly Email[], where: (email: Email) => Where, text: string) {
    const before = places(emails)
    const moves = new Map<string, [Where, number[]]>()
    for (const email of emails) {
      const aim = where(email)
      const move = moves.get(JSON.stringify(aim)) ?? [aim, []]
      move[1].push(email.id)
      moves.set(JSON.stringify(aim), move)
    }
    const results = await Promise.all(
      [...moves.values()].map(([dataToUpdate, emailIds]) => update({ emailIds, dataToUpdate })),
    )
    // The failure was already reported.
    if (results.some(({ error }) => error)) return
    const undo = () => {
      for (const [dataToUpdate, emailIds] of before) void update({ emailIds, dataToUpdate })
    }
    toast.success(text, { undo })
  }

  return {
    move: (emails: readonly Email[], folder: EmailFolder) =>
      put(
        emails,
        () => ({ folder, isDeleted: false }),
        t('done.moved', { count: emails.length, folder: t(`folder.${folder}`) }),
      ),
    /** A message in the trash remembers its folder, to be restored there. */
    trash: (emails: readonly Email[]) =>
      put(emails, ({ folder }) => ({ folder, isDeleted: true }), t('done.trashed', { count: emails.length })),
    restore: (emails: readonly Email[]) =>
      put(
        emails,
        ({ folder }) => ({ folder: folder === 'trash' ? 'inbox' : folder, isDeleted: false }),
        t('done.restored', { count: emails.length }),
      ),
    /** Deletes messages from the trash permanently, after a confirmation. `then` is called afterwards. */
    erase: async (emails: readonly Email[], then?: () => void) => {
      const count = emails.length
      const isSure = await confirmDialog({ title: t('eraseTitle', { count }), text: t('eraseText'), danger: true })
      if (!isSure) return
      then?.()
      const { error } = await erase({ emailIds: idsOf(emails) })
      if (!error) toast.success(t('done.erased', { count }))
    },
    mark: (emails: readonly Email[], isRead: boolean) => update({ emailIds: idsOf(emails), dataToUpdate: { isRead } }),
    star: (email: Email) => update({ emailIds: [email.id], dataToUpdate: { isStarred: !email.isStarred } }),
    /** Adds the label to all messages, or removes it when all have it. */
    label: (emails: readonly Email[], label: EmailLabel) => {
      const without = emails.filter(({ labels }) => !labels.includes(label))
      return toggleLabel({ emailIds: idsOf(without.length > 0 ? without : emails), label })
    },
  }
}

export type MailActions = ReturnType<typeof useMailActions>
