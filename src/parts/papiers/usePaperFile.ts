import type { PaperFile, Picture } from '@core/pdf/paper/paper'
import { pictureOf } from '@core/pdf/paper/picture'
import { useLazyPapierLogoQuery } from '@src/redux/autoecole/logo'
import { useCallback } from 'react'

/** Draws a paper with the school's logo. The code that draws is loaded when the first paper is asked for. */
export function usePaperFile() {
  const [readLogo] = useLazyPapierLogoQuery()
  return useCallback(
    async (build: (logo: Picture | undefined) => PaperFile): Promise<Blob> => {
      const [{ makePdf }, { data }] = await Promise.all([import('@core/pdf/paper/makePdf'), readLogo(undefined, true)])
      return makePdf(build(data?.logo ? await pictureOf(data.logo) : undefined))
    },
    [readLogo],
  )
}
