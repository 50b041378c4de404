import { useEffect, useState } from 'react'
import { loadPicture, type Picture } from './loadPicture'

interface Loading {
  picture: Picture | undefined
  isError: boolean
}

/** A picture by the name that questions use; loaded when `isWanted`, at once where its family is there already. */
export function usePicture(name: string, isWanted = true): Loading {
  const [found, setFound] = useState<Loading & { name: string }>()
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const show = (loading: Loading) => {
      if (!isGone) setFound({ ...loading, name })
    }
    loadPicture(name).then(
      (picture) => show({ picture, isError: false }),
      () => show({ picture: undefined, isError: true }),
    )
    return () => {
      isGone = true
    }
  }, [name, isWanted])
  return found?.name === name ? found : { picture: undefined, isError: false }
}
