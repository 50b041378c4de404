import { useEffect, useState } from 'react'
import { type NamedPicture, namedPictures } from './namedPictures'

/** The names of all pictures; undefined until they are loaded, none without network. */
export function usePictures(): readonly NamedPicture[] | undefined {
  const [pictures, setPictures] = useState<NamedPicture[]>()
  useEffect(() => {
    let isGone = false
    namedPictures().then(
      (found) => {
        if (!isGone) setPictures(found)
      },
      () => {
        if (!isGone) setPictures([])
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  return pictures
}
