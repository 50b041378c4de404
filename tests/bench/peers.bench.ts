import { resolve } from 'node:path'
import { bring } from '@tests/helpers/journeys/journey'
import { type Prepared, prepare } from '@tests/helpers/journeys/prepared'
import { openProfile, type Profile } from '@tests/helpers/journeys/profile'
import { type Figure, type Figures, median, type Skipped } from './figures'
import { startHost } from './host'
import { type Actions, act } from './peers/actions'
import { type Opened, openFirst } from './peers/firstPage'
import { type Served, serveFolder } from './peers/folder'
import { OURS, RECIPES, type Recipe } from './peers/recipes'

export const name = 'peers'

const RUNS = 3

interface Subject extends Served {
  name: string
  recipe: Recipe
  /** Gives the browser the state of a user who has worked there before. */
  signIn(profile: Profile): Promise<void>
}

/** Parses `PEERS='atomic-crm=/folder/of/its/build,tabler=http://host'`. */
async function peersOf(setting: string): Promise<Subject[]> {
  return Promise.all(
    setting.split(',').map(async (pair) => {
      const [peer = '', place = ''] = pair.split(/=(.*)/s)
      const recipe = RECIPES[peer.trim()]
      if (!recipe) throw new Error(`Unknown peer: ${peer}. There are: ${Object.keys(RECIPES).join(', ')}`)
      const served = /^https?:/.test(place)
        ? { url: place.replace(/\/$/, ''), stop: async () => undefined }
        : await serveFolder(resolve(place))
      return { ...served, name: peer.trim(), recipe, signIn: async () => undefined }
    }),
  )
}

async function ours(): Promise<Subject> {
  const [host, prepared]: [Served, Prepared] = [await startHost(), await prepare(new Date())]
  const { database, storage } = prepared
  return {
    url: host.url,
    stop: () => host.stop(),
    name: 'ours',
    recipe: OURS,
    signIn: ({ page }) => bring(page, database, storage.get('ecole'), host.url),
  }
}

/** A fresh browser, which has none of the files. */
async function inBrowser<T>(use: (profile: Profile) => Promise<T>): Promise<T> {
  const profile = await openProfile()
  try {
    return await use(profile)
  } finally {
    await profile.close()
  }
}

interface Measured {
  first: Opened
  dashboard: Opened
  actions: Actions
}

async function measure({ url, recipe, signIn }: Subject): Promise<Measured> {
  return {
    first: await inBrowser(({ page }) => openFirst(page, `${url}${recipe.first}`)),
    dashboard: await inBrowser(async (profile) => {
      await signIn(profile)
      return openFirst(profile.page, `${url}${recipe.dashboard}`)
    }),
    actions: await inBrowser(async (profile) => {
      await signIn(profile)
      return act(profile.page, url, recipe)
    }),
  }
}

function openedFigures(label: string, all: Opened[]): Figure[] {
  const middle = (key: keyof Opened) => Math.round(median(all.map((one) => one[key])))
  return [
    { label: `${label}: JavaScript`, value: middle('script'), unit: 'kB gzip' },
    { label: `${label}: requests`, value: middle('requests'), unit: '' },
    { label: `${label}: largest contentful paint`, value: middle('lcp'), unit: 'ms' },
  ]
}

const ACTIONS: Record<keyof Actions, string> = {
  list: 'dashboard to list, first',
  listAgain: 'dashboard to list, again',
  sort: 'sort',
  filter: 'filter, from the last letter',
  page: 'next page',
}

function figuresOf(peer: string, all: Measured[]): Figure[] {
  const done = Object.entries(ACTIONS).flatMap(([action, label]) => {
    const times = all.flatMap(({ actions }) => actions[action as keyof Actions] ?? [])
    return times.length ? [{ label: `${peer}: ${label}`, value: Math.round(median(times)), unit: 'ms' }] : []
  })
  return [
    ...openedFigures(
      `${peer}: first page`,
      all.map(({ first }) => first),
    ),
    ...openedFigures(
      `${peer}: dashboard`,
      all.map(({ dashboard }) => dashboard),
    ),
    ...done,
  ]
}

/**
 * Measures the same actions in our product and in others, in turn, so that a busy moment of the machine affects all of
 * them. Our JavaScript includes the backend in the browser, and theirs whatever answers in place of a server.
 */
export async function run(): Promise<Figures | Skipped> {
  const setting = process.env.PEERS
  if (!setting) {
    return { skipped: "skipped, as PEERS does not say where the others are: PEERS='atomic-crm=FOLDER,tabler=FOLDER'" }
  }
  const subjects = [await ours(), ...(await peersOf(setting))]
  const measured = new Map<string, Measured[]>(subjects.map(({ name: peer }) => [peer, []]))
  try {
    for (let count = 0; count < RUNS; count += 1)
      for (const subject of subjects) measured.get(subject.name)?.push(await measure(subject))
  } finally {
    for (const { stop } of subjects) await stop()
  }
  return { figures: [...measured].flatMap(([peer, all]) => figuresOf(peer, all)) }
}
