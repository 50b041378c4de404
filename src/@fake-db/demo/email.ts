import type { Email, EmailList, EmailReply, OpenEmail } from '@contract/demo/email'
import type { DemoOwner } from '@contract/demo/owner'
import { sampleEmails } from './data/emails'
import { CHANGES, label, TO_SEND } from './emailFields'
import type { Calls, DemoRequest } from './http/area'
import { pathId, type Query } from './http/query'
import { given, id, listOf, oneOf, record, required, under } from './http/read'
import { invalid, notFound } from './http/refusal'
import { contains, nextId, remove, rowOf } from './http/rows'

const isInTrash = ({ folder, isDeleted }: Email) => folder === 'trash' || isDeleted === true

function isIn(folder: string, email: Email): boolean {
  if (folder === 'trash') return isInTrash(email)
  if (isInTrash(email)) return false
  if (folder === 'starred') return email.isStarred
  return folder === '' || email.folder === folder
}

/** The messages of a query, newest first. */
function listed(emails: readonly Email[], query: Query, folder: string): Email[] {
  const [q, asked] = [query.search(), query.text('label')]
  return emails
    .filter(
      (email) =>
        isIn(folder, email) && contains(q, email.subject) && (!asked || email.labels.some((one) => one === asked)),
    )
    .reverse()
}

function metaOf(emails: readonly Email[]): EmailList['emailsMeta'] {
  const count = (folder: string, isCounted: (email: Email) => boolean) =>
    emails.filter((email) => isIn(folder, email) && isCounted(email)).length
  return {
    inbox: count('inbox', ({ isRead }) => !isRead),
    draft: count('draft', () => true),
    spam: count('spam', ({ isRead }) => !isRead),
  }
}

/** A message with its neighbours in the list of the query, by default its own folder. */
function between(emails: readonly Email[], email: Email, query: Query) {
  const list = listed(emails, query, query.text('folder') ?? (isInTrash(email) ? 'trash' : email.folder))
  const place = list.indexOf(email)
  return place < 0 ? {} : { previous: list[place - 1], next: list[place + 1] }
}

function opened(emails: readonly Email[], email: Email | undefined, query: Query): OpenEmail {
  if (!email) throw notFound()
  const { previous, next } = between(emails, email, query)
  return { ...email, hasPreviousMail: previous !== undefined, hasNextMail: next !== undefined }
}

/** The messages of a bulk action. Some may be deleted by now; if all are, that is an error. */
function chosen(emails: readonly Email[], body: unknown): Email[] {
  const ids = new Set(required(body, 'emailIds', listOf(id)))
  const found = emails.filter((email) => ids.has(email.id))
  if (ids.size > 0 && found.length === 0) throw notFound()
  return found
}

/** Sends messages and keeps drafts for one user; a draft remembers the message it answers until it is sent. */
function postOf(emails: Email[], { name, email: address, avatar }: DemoOwner) {
  const answeredBy = new Map<number, number>()

  return ({ body }: DemoRequest): Email => {
    const { id: draftId, replyTo, folder = 'sent', ...message } = given(under(body, 'email'), TO_SEND)
    if (folder === 'sent' && !message.to?.length) throw invalid({ to: 'required' })
    const draft = draftId === undefined ? undefined : rowOf(emails, draftId)
    if (draft && draft.folder !== 'draft') throw notFound()
    const answeredId = replyTo ?? (draft && answeredBy.get(draft.id))
    const answered = answeredId === undefined ? undefined : rowOf(emails, answeredId)
    const empty = { to: [], subject: '', cc: [], bcc: [], message: '', attachments: [], isStarred: false, labels: [] }
    const email: Email = {
      ...(draft ?? empty),
      ...message,
      from: { name, email: address, avatar },
      id: draft?.id ?? nextId(emails),
      replies: answered ? [...answered.replies, replyOf(answered)].sort(byTime) : (draft?.replies ?? []),
      folder,
      isRead: true,
      time: new Date().toISOString(),
    }
    // A saved draft moves to the top of its list.
    if (draft) emails.splice(emails.indexOf(draft), 1)
    emails.push(email)
    if (folder === 'draft' && answered) answeredBy.set(email.id, answered.id)
    else if (answered) answered.replies = [...answered.replies, replyOf(email)]
    return email
  }
}

const byTime = (one: EmailReply, other: EmailReply) => one.time.localeCompare(other.time)

const replyOf = ({ from, to, subject, cc, bcc, message, attachments: files, time }: Email): EmailReply => ({
  from,
  to,
  subject,
  cc,
  bcc,
  message,
  time,
  attachments: files,
})

export function begin(me: DemoOwner): Calls {
  const emails = sampleEmails(me)
  const send = postOf(emails, me)
  return {
    'GET /apps/email/emails': ({ query }) => [
      200,
      {
        emails: listed(emails, query, query.text('folder') ?? 'inbox'),
        emailsMeta: metaOf(emails),
      } satisfies EmailList,
    ],
    'GET /apps/email/get-email': ({ query }) => [200, opened(emails, rowOf(emails, query.id('id')), query)],
    'GET /apps/email/paginate-email': ({ query }) => {
      const dir = required({ dir: query.text('dir') }, 'dir', oneOf(['previous', 'next']))
      const neighbours = between(emails, rowOf(emails, query.id('emailId')), query)
      return [200, opened(emails, neighbours[dir], query)]
    },
    'POST /apps/email/update-emails': ({ body }) => {
      const changes = given(required(body, 'dataToUpdate', record), CHANGES)
      for (const email of chosen(emails, body)) Object.assign(email, structuredClone(changes))
      return [200]
    },
    'POST /apps/email/update-emails-label': ({ body }) => {
      const toggled = required(body, 'label', label)
      for (const email of chosen(emails, body)) {
        email.labels = email.labels.includes(toggled)
          ? email.labels.filter((one) => one !== toggled)
          : [...email.labels, toggled]
      }
      return [200]
    },
    'DELETE /apps/email/delete-emails': ({ query }) => {
      const ids = new Set(query.list('emailIds')?.map(pathId))
      const thrownAway = emails.filter((email) => ids.has(email.id) && isInTrash(email))
      if (thrownAway.length === 0) throw notFound()
      for (const { id: gone } of thrownAway) remove(emails, gone)
      return [200]
    },
    'POST /apps/email/send-email': (request) => [201, { email: send(request) }],
  }
}
