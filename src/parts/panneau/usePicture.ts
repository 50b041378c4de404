import { useEffect, useState } from 'react'
import { loadPicture, type Picture } from './loadPicture'

/** A picture by the name that questions use; undefined until its family is loaded, or where it cannot be. */
export function usePicture(name: string): Picture | undefined {
  const [found, setFound] = useState<{ name: string; picture: Picture | undefined }>()
  useEffect(() => {
    let isGone = false
    const show = (picture?: Picture) => {
      if (!isGone) setFound({ name, picture })
    }
    loadPicture(name).then(show, () => show())
    return () => {
      isGone = true
    }
  }, [name])
  return found?.name === name ? found.picture : undefined
}
