import { LANDING } from '@contract/ability'
import { forgetPicture, keepPicture, preparePicture, removePicture, scriptsOfPage } from '@core/platform/picture'
import { readTab, writeTab } from '@core/platform/tabStorage'
import { isBytes } from '../answers/isBytes'
import { type Answers, answersKept, forgetLastAnswers, LAST_ANSWERS } from '../answers/lastAnswers'
import type { AppStore } from '../store'

/**
 * The lifetime of the kept answers in milliseconds: a user who returns later must not see outdated figures, not even
 * for a moment.
 */
const FRESH_MS = 5 * 60_000 // also in index.html

interface Kept {
  user: number
  path: string
  /** The files of the build that read the answers: another build may expect other answers. */
  build: string
  at: number
  answers: Answers
}

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && 'answers' in value

const build = () => scriptsOfPage().join()

/** The answers that are text, marked as outdated, so that each is read again when its page is drawn. */
function answersOf({ getState }: AppStore): Answers {
  const entries = Object.entries(getState().api.queries).filter(
    ([, query]) => query?.status === 'fulfilled' && !isBytes(query.data),
  )
  return Object.fromEntries(entries.map(([key, query]) => [key, { ...query, fulfilledTimeStamp: 0 }])) as Answers
}

/**
 * Keeps the answers that the first page of a role shows, and its picture. Other pages have forms, which take over
 * the first values that they read.
 */
function keepAnswers(store: AppStore): void {
  // A page that came back from the browser's own cache has not used them up.
  forgetLastAnswers()
  forgetPicture()
  const { userData } = store.getState().auth
  const path = window.location.pathname
  if (!userData || path !== LANDING[userData.role]) return
  const kept: Kept = { user: userData.connect.id, path, build: build(), at: Date.now(), answers: answersOf(store) }
  writeTab(LAST_ANSWERS, kept)
  keepPicture(kept.user)
}

function keptAnswers({ getState }: AppStore): Answers | null {
  const kept = readTab(LAST_ANSWERS)
  forgetLastAnswers()
  if (!isKept(kept) || Date.now() - kept.at > FRESH_MS || kept.build !== build()) return null
  const isHere = kept.path === window.location.pathname && kept.user === getState().auth.userData?.connect.id
  return isHere ? kept.answers : null
}

/**
 * Shows the content that the first page of a role had before a reload, until the database has answered: its worker
 * takes longer to start than the page. The answers and the picture of the page stay in this tab, and only where the
 * database is in the same browser.
 */
export function showLastAnswers(store: AppStore): void {
  const answers = keptAnswers(store)
  if (answers) store.dispatch(answersKept(answers))
  removePicture()
  preparePicture()
  window.addEventListener('pagehide', () => keepAnswers(store))
}
