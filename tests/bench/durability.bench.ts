import { DEMO_PASSWORD } from '@backend/seed/demo'
import type { BrowserContext } from '@playwright/test'
import { WorkerTab } from '@tests/helpers/engines/workerTab'
import { bring } from '@tests/helpers/journeys/journey'
import { prepared } from '@tests/helpers/journeys/prepared'
import { openProfile } from '@tests/helpers/journeys/profile'
import type { Figures } from './figures'
import { startHost } from './host'
import { nameOf, startWriter, type Writer } from './writer'

export const name = 'durability'

/** `DURABILITY_ROUNDS` sets another number. */
const ROUNDS = Number(process.env.DURABILITY_ROUNDS || 120)
/** Milliseconds of writing before the kill. */
const WRITING = { least: 600, most: 1200 }
/** When the next tab opens, and when an open tab sends a request: before (negative) or after the kill. */
const OPENING = { least: -600, most: 150 }
const ASKING = { least: -100, most: 30 }
const TRIES = 20
const TRY_AGAIN_MS = 250
const FRESH_MS = 10 * 60_000

const between = ({ least, most }: { least: number; most: number }) => least + Math.random() * (most - least)
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Failures and durations. */
interface Tally {
  acknowledged: number
  lost: number
  halves: number
  inMemory: number
  notOpened: number
  newFailed: number
  oldFailed: number
  openings: number[]
  firstAnswers: number[]
  faults: string[]
}

interface Rig {
  context: BrowserContext
  worker: string
  survivor: WorkerTab
  tally: Tally
  token: { value: string; since: number }
}

/** A token of the demo school, renewed before it expires. */
async function tokenOf(rig: Rig): Promise<string> {
  if (Date.now() - rig.token.since > FRESH_MS) {
    const body = JSON.stringify({ username: 'ecole', password: DEMO_PASSWORD })
    const headers = { 'Content-Type': 'application/json' }
    const { text } = await rig.survivor.request('/auth/login', { method: 'POST', headers, body })
    rig.token = { value: JSON.parse(text).access_token, since: Date.now() }
  }
  return rig.token.value
}

/** The answer of a tab to a list of the candidates of a round, and its time in milliseconds. */
async function ask(rig: Rig, tab: WorkerTab, round: number) {
  const headers = { Authorization: `Bearer ${await tokenOf(rig)}` }
  const since = performance.now()
  const { status, text } = await tab
    .request(`/api/candidat?perPage=1&q=${nameOf(round)}`, { headers })
    .catch((error) => ({ status: 0, text: String(error) }))
  return { status, text, took: performance.now() - since }
}

/** Opens a tab at the moment of the kill and asks it for its storage and a list. */
async function openDuring(rig: Rig, round: number, tab: WorkerTab): Promise<void> {
  const { tally } = rig
  const since = performance.now()
  const opening = await tab.start()
  tally.openings.push(performance.now() - since)
  if ('failure' in opening) {
    tally.notOpened += 1
    tally.faults.push(`round ${round}: not opened: ${opening.failure}`)
    return
  }
  if (opening.storage !== 'opfs') tally.inMemory += 1
  const { status, text } = await ask(rig, tab, round)
  if (status === 200) return
  tally.newFailed += 1
  tally.faults.push(`round ${round}: new tab (${opening.storage}): ${status} ${text}`)
}

/** The first request of a tab that was open before the kill. */
async function askSurvivor(rig: Rig, round: number): Promise<void> {
  const { status, text, took } = await ask(rig, rig.survivor, round)
  rig.tally.firstAnswers.push(took)
  if (status === 200) return
  rig.tally.oldFailed += 1
  rig.tally.faults.push(`round ${round}: surviving tab: ${status} ${text}`)
}

/** Counts a failed first request; the sums of a round need an answer. @throws when there is none for long */
async function askUntilAnswered(rig: Rig, round: number) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask(rig, rig.survivor, round)
    if (answer.status === 200) return answer
    rig.tally.faults.push(`round ${round}: surviving tab, again: ${answer.status} ${answer.text}`)
    await wait(TRY_AGAIN_MS)
  }
  throw new Error(`The surviving tab never recovered: ${rig.tally.faults.join('\n')}`)
}

/** Counts the results of a round. */
async function check(rig: Rig, round: number, { results, imported }: Writer): Promise<void> {
  const { text } = await askUntilAnswered(rig, round)
  const there: number = JSON.parse(text).totalDataCount
  rig.tally.acknowledged += results.acknowledged
  rig.tally.lost += Math.max(0, results.acknowledged - there)
  rig.tally.faults.push(...results.refusals.map((text) => `round ${round}: ${text}`))
  if (there !== 0 && there < imported) rig.tally.halves += 1
}

async function playRound(rig: Rig, round: number): Promise<void> {
  const opening = await WorkerTab.open(rig.context, rig.worker)
  const writer = await startWriter(await WorkerTab.open(rig.context, rig.worker), round, await tokenOf(rig))
  const kill = round % 3 === 0 ? () => writer.tab.terminate() : () => writer.tab.crash()
  const moment = between(WRITING)
  await Promise.all([
    wait(moment).then(kill),
    wait(moment + between(OPENING)).then(() => openDuring(rig, round, opening)),
    wait(moment + between(ASKING)).then(() => askSurvivor(rig, round)),
  ])
  await writer.tab.page.close()
  await check(rig, round, writer)
  await opening.page.close()
}

function figuresOf({ openings, firstAnswers, ...tally }: Tally): Figures {
  const none = (label: string, value: number) => ({ label, value, unit: '', wanted: { atMost: 0 } })
  const slowest = (label: string, values: number[]) => ({ label, value: Math.round(Math.max(...values)), unit: 'ms' })
  return {
    figures: [
      { label: 'writing tabs and workers killed', value: ROUNDS, unit: '' },
      { label: 'writes acknowledged before', value: tally.acknowledged, unit: '' },
      none('of these lost', tally.lost),
      none('imports kept by half', tally.halves),
      none('tabs opened meanwhile that worked in memory', tally.inMemory),
      none('that did not open', tally.notOpened),
      none('whose first request failed', tally.newFailed),
      none('first requests of a surviving tab that failed', tally.oldFailed),
      slowest('slowest opening of a tab', openings),
      slowest('slowest first answer of a surviving tab', firstAnswers),
    ],
    details: tally.faults.slice(0, 20),
  }
}

async function setUp(context: BrowserContext): Promise<Rig> {
  const { database } = await prepared()
  const page = await context.newPage()
  await bring(page, database)
  // Opening the database settings starts its worker.
  const starting = page.waitForEvent('worker')
  await page.goto('/backend')
  const worker = (await starting).url()
  await page.close()
  const survivor = await WorkerTab.open(context, worker)
  await survivor.start()
  const counts = { acknowledged: 0, lost: 0, halves: 0, inMemory: 0, notOpened: 0, newFailed: 0, oldFailed: 0 }
  const tally = { ...counts, openings: [], firstAnswers: [], faults: [] }
  return { context, worker, survivor, tally, token: { value: '', since: 0 } }
}

/** Kills a tab or its worker in the middle of a write, while another tab opens and a third one continues. */
export async function run(): Promise<Figures> {
  const host = await startHost()
  const { context, close } = await openProfile(host.url)
  try {
    const rig = await setUp(context)
    for (let round = 1; round <= ROUNDS; round += 1) await playRound(rig, round)
    return figuresOf(rig.tally)
  } finally {
    await close()
    await host.stop()
  }
}
