import type { Evenement } from '@contract/planning/evenement'

type Versions = ReadonlyMap<number, number>
type Saved = Pick<Evenement, 'idEvenement' | 'version'>

interface Undoable {
  /** The events that it puts back, each as it was saved last. */
  versions: Versions
  /** Puts them back, and answers them as they then are; null when that was refused. */
  run: (versions: Versions) => Promise<readonly Saved[] | null>
}

interface Entry extends Undoable {
  until: number
}

/** For as long as this the last changes can be taken back by a key; the toast that offers it is gone sooner. */
const KEPT_MS = 60_000

/** What was done last, the latest at the end: one list for all of the planning, whatever page it was done on. */
let stack: Entry[] = []

/** The state before the last change is what an earlier change led to: its events now have another version. */
function rebase(undone: Entry, saved: readonly Saved[]): void {
  for (const entry of stack) {
    const versions = new Map(entry.versions)
    for (const { idEvenement: id, version } of saved) {
      // Not where somebody else has changed it in between: that is not ours to overwrite.
      if (versions.get(id) === (undone.versions.get(id) ?? 0) - 1) versions.set(id, version)
    }
    entry.versions = versions
  }
}

async function undo(entry: Entry): Promise<void> {
  if (!stack.includes(entry)) return
  stack = stack.filter((other) => other !== entry)
  const saved = await entry.run(entry.versions)
  if (saved) rebase(entry, saved)
}

/** Notes a change that can be taken back; answers what does so, once, for the button of its toast. */
export function noteUndo(change: Undoable, now = Date.now()): () => void {
  const entry = { ...change, until: now + KEPT_MS }
  stack = [...stack.filter(({ until }) => until > now), entry]
  return () => void undo(entry)
}

/** Takes the last change back; false when there is none, or none recent enough. */
export function undoLast(now = Date.now()): boolean {
  const last = stack.at(-1)
  if (!last || last.until <= now) return false
  void undo(last)
  return true
}

let owner: number | undefined

/** Whose changes these are: nobody takes back what was done by who was signed in before. */
export function setUndoOwner(idUser: number | undefined): void {
  if (owner !== idUser) stack = []
  owner = idUser
}
