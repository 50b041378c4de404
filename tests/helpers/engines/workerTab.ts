import type { BaseOpening } from '@contract/base'
import type { BrowserContext, Page } from '@playwright/test'

/** A file of the host that runs no code of the application. */
const STILL = '/manifest.webmanifest'

interface Answer {
  status: number
  text: string
}

/** The answers to the writes of a tab. */
export interface WriteResults {
  acknowledged: number
  refusals: string[]
}

/** The worker of the backend, as the page below uses it. */
interface WorkerClient {
  open(address: string): Promise<BaseOpening>
  terminate(): void
  request(path: string, init?: RequestInit): Promise<Answer>
}

declare global {
  interface Window {
    backend: WorkerClient
  }
}

/** Runs in the page: calls the worker as the application does, without the rest of the application. */
function installClient(): void {
  const waiting = new Map<string, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>()
  let worker: Worker | undefined
  let count = 0
  const settle = ({ data }: MessageEvent) => {
    const caller = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.name === 'throw') caller?.reject(new Error(String(data.value?.value?.message)))
    else caller?.resolve(data.value)
  }
  const call = (method: string, values: unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1
      waiting.set(String(count), { resolve, reject })
      const argumentList = values.map((value) => ({ type: 'RAW', value }))
      worker?.postMessage({ id: String(count), type: 'APPLY', path: [method], argumentList })
    })
  window.backend = {
    async open(address) {
      worker = new Worker(address, { type: 'module' })
      worker.onmessage = settle
      // The answer comes as untyped data; the worker's own types describe it.
      return (await call('open', [true])) as BaseOpening
    },
    terminate: () => worker?.terminate(),
    async request(path, init = {}) {
      const { status, body } = (await call('request', [path, init])) as { status: number; body: ArrayBuffer }
      return { status, text: new TextDecoder().decode(body) }
    },
  }
}

/** Runs in the page: adds candidates one after the other and reports each result on the console. */
async function addForEver({ name, first, token }: { name: string; first: number; token: string }): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  for (let count = 0; ; count += 1) {
    const person = {
      nom: name,
      prenom: `Nom${count}`,
      cin: String(first + count),
      dateNaissance: '2000-05-17',
      idPermi: 3,
    }
    const body = JSON.stringify({ ...person, dateInscription: '2026-11-02' })
    const { status, text } = await window.backend.request('/api/candidat', { method: 'POST', headers, body })
    // biome-ignore lint/suspicious/noConsole: the test reads the console, also when the page is killed.
    console.info(status === 201 ? 'acknowledged' : `refused ${status} ${text}`)
  }
}

/** A tab with the backend's worker and nothing else: it starts fast and can be killed at any moment. */
export class WorkerTab {
  private constructor(
    readonly page: Page,
    private readonly address: string,
  ) {}

  /** @param address of the worker's file */
  static async open(context: BrowserContext, address: string): Promise<WorkerTab> {
    const page = await context.newPage()
    // The compiler of this file may call a naming helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value')
    await page.addInitScript(installClient)
    await page.goto(STILL)
    return new WorkerTab(page, address)
  }

  /** Starts the worker, which opens the database. */
  start(): Promise<BaseOpening> {
    return this.page.evaluate((address) => window.backend.open(address), this.address)
  }

  request(path: string, init?: RequestInit): Promise<Answer> {
    return this.page.evaluate(([path, init]) => window.backend.request(path, init), [path, init] as const)
  }

  /**
   * Adds candidates until the tab dies. The confirmed ones are counted outside of it.
   * @param first identity number
   */
  add(name: string, first: number, token: string): WriteResults {
    const results: WriteResults = { acknowledged: 0, refusals: [] }
    this.page.on('console', (message) => {
      if (message.text() === 'acknowledged') results.acknowledged += 1
      else if (message.text().startsWith('refused')) results.refusals.push(message.text())
    })
    // The call ends when the tab is killed.
    this.page.evaluate(addForEver, { name, first, token }).catch(() => undefined)
    return results
  }

  /** Kills the renderer immediately: no code finishes and no handler runs. */
  async crash(): Promise<void> {
    await this.page.goto('chrome://crash').catch(() => undefined)
  }

  /** Ends the worker; the page stays. */
  async terminate(): Promise<void> {
    await this.page.evaluate(() => window.backend.terminate())
  }
}
