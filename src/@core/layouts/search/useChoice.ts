import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FoundGroup, FoundRow } from './found'
import { keepRecent } from './recents'

interface Choosing {
  groups: readonly FoundGroup[]
  isPending: boolean
  text: string
  owner: number | undefined
  onClose: () => void
}

export interface Choice {
  chosen: FoundRow | undefined
  choose: (row: FoundRow) => void
  open: (row: FoundRow) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Chooses the first row again. */
  restart: () => void
}

/** The id of a row without its group: the same row may be in several groups. */
const ownId = ({ id }: FoundRow) => id.replace(/^(bookmarks|recents|pages|actions)-/, '')

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** The chosen row and its keyboard control. */
export function useChoice({ groups, isPending, text, owner, onClose }: Choosing): Choice {
  const navigate = useNavigate()
  const [index, setIndex] = useState(0)
  const [opensFirst, setOpensFirst] = useState(false)
  const rows = groups.flatMap((group) => group.rows)
  const chosen = rows[Math.min(index, rows.length - 1)]
  const open = useCallback(
    (row: FoundRow) => {
      keepRecent(owner, { ...row, id: ownId(row) })
      onClose()
      if (row.run) row.run()
      else void navigate(row.to)
    },
    [owner, onClose, navigate],
  )
  // A user who typed and pressed Enter before the answer meant its first row.
  useEffect(() => {
    if (!opensFirst || isPending) return
    setOpensFirst(false)
    if (chosen) open(chosen)
  }, [opensFirst, isPending, chosen, open])
  const restart = useCallback(() => {
    setIndex(0)
    setOpensFirst(false)
  }, [])
  const enter = () => {
    if (chosen) open(chosen)
    else setOpensFirst(isPending && text.trim() !== '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an IME composition or presses a button opens nothing.
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) enter()
    else if (step && rows.length > 0) setIndex((Math.min(index, rows.length - 1) + step + rows.length) % rows.length)
    else return
    event.preventDefault()
  }
  const choose = (row: FoundRow) => setIndex(Math.max(0, rows.indexOf(row)))
  return { chosen, choose, open, onKeyDown, restart }
}
