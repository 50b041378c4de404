import { EMAIL_LABELS, type Email, type EmailFolder, type EmailLabel, type EmailListQuery } from '@contract/demo/email'
import { demoPaths } from '@src/configs/demo/paths'
import { paths } from '@src/configs/paths'
import { searchParam } from '../shared/useAddress'

export const FOLDERS = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const
export type Folder = (typeof FOLDERS)[number]

const RECEIVED = ['inbox', 'spam'] as const satisfies readonly EmailFolder[]
const isOwn = ({ folder }: Email) => folder === 'sent' || folder === 'draft'

/**
 * The folders to which messages can be moved, except the trash: received messages never go to sent, nor the reverse.
 */
export const targetsOf = (emails: readonly Email[]): readonly EmailFolder[] =>
  emails.some(isOwn) ? [] : RECEIVED.filter((target) => emails.some(({ folder }) => folder !== target))

export const BULLETS: Record<EmailLabel, string> = {
  personal: 'bullet-primary',
  company: 'bullet-info',
  important: 'bullet-warning',
  private: 'bullet-danger',
}

export type Place = { folder: Folder; label?: undefined } | { folder?: undefined; label: EmailLabel }

/** The folder or label of an address; null for an unknown name. */
export function placeOf(params: { folder?: string; label?: string }): Place | null {
  const label = EMAIL_LABELS.find((one) => one === params.label)
  if (params.label !== undefined) return label ? { label } : null
  const folder = FOLDERS.find((one) => one === (params.folder ?? 'inbox'))
  return folder ? { folder } : null
}

/** The query of a place: a label shows all messages that have it, except those in the trash. */
export function queryOf(place: Place, params: URLSearchParams): EmailListQuery {
  const q = searchParam(params)
  return { ...(place.label ? { folder: '', label: place.label } : { folder: place.folder }), ...(q && { q }) }
}

export const addressOf = ({ folder, label }: Place) => {
  if (label) return demoPaths.emailLabel(label)
  return folder === 'inbox' || folder === undefined ? paths.email : demoPaths.emailFolder(folder)
}
