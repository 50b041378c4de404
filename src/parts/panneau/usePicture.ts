import { useEffect, useState } from 'react'
import { loadPicture, type Picture } from './loadPicture'

/** A picture by the name that questions use; undefined until its family is loaded, null where it cannot be. */
export function usePicture(name: string): Picture | null | undefined {
  const [found, setFound] = useState<{ name: string; picture: Picture | null }>()
  useEffect(() => {
    let isGone = false
    const show = (picture: Picture | null) => {
      if (!isGone) setFound({ name, picture })
    }
    loadPicture(name).then(show, () => show(null))
    return () => {
      isGone = true
    }
  }, [name])
  return found?.name === name ? found.picture : undefined
}
