import type { Papier } from '@contract/ecole/papier'
import { fetchPapier } from '@src/redux/candidat/papier'
import { useEffect, useState } from 'react'

/** An object URL for a file's bytes, revoked when the component unmounts. The file has no other URL. */
export function usePapierUrl(idCandidat: number, { id, media }: Papier, skip = false) {
  const [blob, setBlob] = useState<Blob | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    if (skip) return
    const leaving = new AbortController()
    let made: string | undefined
    void fetchPapier(idCandidat, id, leaving.signal).then(({ data }) => {
      if (leaving.signal.aborted) return
      const file = data ? new Blob([data], { type: media }) : null
      if (file) made = URL.createObjectURL(file)
      setBlob(file)
      setUrl(made ?? null)
      setIsFailed(!file)
    })
    return () => {
      leaving.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [idCandidat, id, media, skip])
  return { blob, url, isFailed }
}
