import type { FoundQuestion, FoundSerie } from '@contract/ecole/recherche'
import type { Caller } from '../../caller'
import { candidatOfAccount } from '../../database/ecole/candidat/person'
import { codeOfPermi } from '../../database/ecole/permi'
import { questionsToFind, seriesToFind } from '../../database/ecole/recherche/cours'
import type { Db } from '../../database/schema'
import { searchTerms } from '../../database/search/fullText'
import { best, rankOf } from '../../rules/ecole/recherche'

interface Searching {
  caller: Caller
  q: string
}

/** The series that the caller may learn or write. */
export async function findSeries(db: Db, { caller, q }: Searching): Promise<FoundSerie[]> {
  const isAuthor = caller.ability.can('update', 'CodeCourse')
  const own = isAuthor ? undefined : await candidatOfAccount(db, caller.id)
  if (!isAuthor && !own) return []
  const permi = own && (await codeOfPermi(db, own.idPermi))
  const terms = searchTerms(q)
  const found = best(await seriesToFind(db, permi), (row) => ({
    rank: rankOf({ keys: [], names: [row.titleFr, row.titleAr] }, terms),
    archived: row.published === 0,
    name: row.titleFr,
  }))
  return found.map(({ id, rank, titleFr, titleAr, published }) => ({
    id,
    rank,
    title: { fr: titleFr, ar: titleAr },
    published: published === 1,
  }))
}

/** Minimum number of letters for searching in the questions: one or two letters would match nearly all of them. */
const QUESTION_LETTERS = 3

/** The questions that contain the text, for authors. */
export async function findQuestions(db: Db, { q }: Pick<Searching, 'q'>): Promise<FoundQuestion[]> {
  const terms = searchTerms(q)
  if (terms.join('').length < QUESTION_LETTERS) return []
  const found = best(await questionsToFind(db), (row) => ({
    rank: rankOf({ keys: [row.reference], names: [row.textFr, row.textAr] }, terms),
    archived: row.published === 0,
    name: row.reference,
  }))
  return found.map(({ id, rank, reference, published, ...texts }) => ({
    id,
    rank,
    reference,
    published: published === 1,
    text: { fr: texts.textFr, ar: texts.textAr },
    serie: { fr: texts.serieFr, ar: texts.serieAr },
  }))
}
