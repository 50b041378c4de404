import { hasDraft, readDraft, writeDraft } from '@core/hooks/drafts'

/** The key of what is typed in an invoice, one for each candidate; `new` until it is saved. */
export const typedKey = (id: number | 'new', idCandidat: number | null): string => `facture:${id}:${idCandidat}`

/** Takes what is typed along to another candidate, without the charges, which are of the one before. */
export function carryTyped(from: string, to: string): void {
  const typed = readDraft(from)
  if (typeof typed !== 'object' || typed === null || hasDraft(to)) return
  const kept = Object.entries(typed).filter(([name]) => name !== 'causes')
  writeDraft(to, kept.length > 0 ? Object.fromEntries(kept) : null)
  writeDraft(from, null)
}
