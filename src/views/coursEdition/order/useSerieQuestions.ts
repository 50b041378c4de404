import { listQuestions } from '@contract/calls/cours/question'
import type { Question } from '@contract/cours/question'
import { MAX_PER_PAGE } from '@contract/list'
import { sendCall } from '@src/redux/failures'
import { useCallback, useEffect, useState } from 'react'

/** All questions of a series in their order; null when they could not be read. */
async function readAll(idSerie: number): Promise<Question[] | null> {
  const all: Question[] = []
  for (let page = 1; ; page += 1) {
    const query = { idSerie: String(idSerie), sort: 'rang', page: String(page), perPage: String(MAX_PER_PAGE) } as const
    const { data } = await sendCall(listQuestions, query)
    if (!data) return null
    all.push(...data.data)
    if (page >= data.totalPages) return all
  }
}

/** The questions of a series, however many; undefined until they are read. */
export function useSerieQuestions(idSerie: number) {
  const [questions, setQuestions] = useState<Question[] | null>()
  const read = useCallback(async () => {
    setQuestions(await readAll(idSerie))
  }, [idSerie])
  useEffect(() => void read(), [read])
  return { questions, read }
}
