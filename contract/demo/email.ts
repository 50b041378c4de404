/** Folders that hold messages; `starred` is a view on all of them. */
export const EMAIL_FOLDERS = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const
export const EMAIL_LABELS = ['personal', 'company', 'important', 'private'] as const

export type EmailFolder = (typeof EMAIL_FOLDERS)[number]
export type EmailLabel = (typeof EMAIL_LABELS)[number]

export interface EmailPerson {
  name: string
  email: string
}

export interface EmailSender extends EmailPerson {
  avatar: string
}

export interface EmailAttachment {
  fileName: string
  thumbnail: string
  url: string
  /** Formatted, with its unit. */
  size: string
}

export interface EmailReply {
  from: EmailSender
  to: EmailPerson[]
  subject: string
  cc: string[]
  bcc: string[]
  /** Unsafe HTML: sanitise it before showing it. */
  message: string
  attachments: EmailAttachment[]
  /** ISO 8601. */
  time: string
}

export interface Email extends EmailReply {
  id: number
  isStarred: boolean
  labels: EmailLabel[]
  /** The other messages of the conversation, oldest first: those before this one, and answers to it. */
  replies: EmailReply[]
  folder: EmailFolder
  isRead: boolean
  /** True in the trash; `folder` keeps the original folder. */
  isDeleted?: boolean
}

/** An open message, and whether its list has a message before (above) and after (below). */
export interface OpenEmail extends Email {
  hasPreviousMail: boolean
  hasNextMail: boolean
}

/** The list for GET emails, and for the neighbours of GET get-email and paginate-email. */
export interface EmailListQuery {
  q?: string
  /** Default inbox; an empty text is everything but the trash. */
  folder?: EmailFolder | 'starred' | ''
  label?: EmailLabel
}

/** GET /apps/email/emails: newest first. */
export interface EmailList {
  emails: Email[]
  /** The number of unread messages in the inbox and in spam, and of all drafts. */
  emailsMeta: { inbox: number; draft: number; spam: number }
}

/** POST /apps/email/update-emails */
export interface EmailUpdate {
  emailIds: number[]
  dataToUpdate: Partial<Omit<Email, 'id'>>
}

/** POST /apps/email/update-emails-label */
export interface EmailLabelToggle {
  emailIds: number[]
  label: EmailLabel
}

/** GET /apps/email/get-email. Without a list the neighbours are those in the message's own folder. */
export interface EmailQuery extends EmailListQuery {
  id: number
}

/** GET /apps/email/paginate-email, answers OpenEmail. */
export interface EmailNeighbourQuery extends EmailListQuery {
  dir: 'previous' | 'next'
  emailId: number
}

/** DELETE /apps/email/delete-emails: deletes from the trash permanently. */
export interface EmailDeletion {
  emailIds: number[]
}

/** POST /apps/email/send-email, answers 201 { email }. With the id of a draft, that draft is sent or saved again. */
export interface EmailToSend {
  id?: number
  folder: 'sent' | 'draft'
  to: EmailPerson[]
  cc?: string[]
  bcc?: string[]
  subject: string
  message: string
  attachments?: EmailAttachment[]
  /** The message that this one answers; its conversation is kept and the answer joins it. */
  replyTo?: number
}
