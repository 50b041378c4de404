import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { killServer, start, until } from './processes'
import { databaseUser, POSTGRES_BIN } from './programs'

const DEPLOY = join(import.meta.dirname, '../../deploy/cluster')

/** Reads the variables of an example file and replaces some with the values of this machine. */
export function exampleEnv(file: string, own: Record<string, string>): Record<string, string> {
  const lines = readFileSync(join(DEPLOY, file), 'utf8').split('\n')
  const given = Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const unknown = Object.keys(own).filter((name) => !(name in given))
  if (unknown.length) throw new Error(`${file} does not have ${unknown.join(', ')}`)
  return { ...given, ...own }
}

export const exampleFile = (file: string) => join(DEPLOY, file)

const local = (port: number) => `127.0.0.1:${port}`

const ETCDS = [1, 2, 3] as const
/** Each etcd has a port for clients and one for its peers. */
const etcdPorts = (port: number) => ETCDS.map((number) => ({ name: `db${number}`, client: port + 2 * (number - 1) }))
/** The etcd addresses that the members of a cluster ask for the leader. */
const etcdHosts = (port: number) =>
  etcdPorts(port)
    .map(({ client }) => local(client))
    .join(',')

export interface Etcd {
  name: string
  client: string
  process: ChildProcess
  env: NodeJS.ProcessEnv
}

const isHealthy = async ({ client }: Pick<Etcd, 'client'>) =>
  ((await (await fetch(`${client}/health`)).json()) as { health: string }).health === 'true'

/** Waits until an etcd reports that it is healthy, which requires the others. */
export const untilHealthy = (etcd: Etcd) => until(`the etcd ${etcd.name}`, () => isHealthy(etcd))

/** Starts three etcd, one for each machine. One of them may fail. They use six ports. */
export async function startEtcds(folder: string, port: number): Promise<Etcd[]> {
  const peerOf = (client: number) => `http://${local(client + 1)}`
  const cluster = etcdPorts(port)
    .map(({ name, client }) => `${name}=${peerOf(client)}`)
    .join(',')
  const etcds = etcdPorts(port).map(({ name, client }) => {
    const [address, peer] = [`http://${local(client)}`, peerOf(client)]
    const own = exampleEnv('etcd.env', {
      ETCD_NAME: name,
      ETCD_DATA_DIR: join(folder, `etcd-${name}`),
      ETCD_LISTEN_CLIENT_URLS: address,
      ETCD_ADVERTISE_CLIENT_URLS: address,
      ETCD_LISTEN_PEER_URLS: peer,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
      ETCD_INITIAL_CLUSTER: cluster,
    })
    const env = { ...process.env, ...own }
    return { name, client: address, env, process: start(folder, `etcd-${name}`, ['etcd'], { env }) }
  })
  for (const etcd of etcds) await untilHealthy(etcd)
  return etcds
}

/** Returns the leading etcd. Without it the others choose a new leader. */
export async function leaderOf(etcds: readonly Etcd[]): Promise<Etcd> {
  for (const etcd of etcds) {
    const answer = await fetch(`${etcd.client}/v3/maintenance/status`, { method: 'POST', body: '{}' })
    const { header, leader } = (await answer.json()) as { header: { member_id: string }; leader: string }
    if (header.member_id === leader) return etcd
  }
  throw new Error('No etcd leads')
}

/** Restarts a killed etcd, which knows the others from its folder. */
export function restartEtcd(folder: string, etcd: Etcd): void {
  etcd.process = start(folder, `etcd-${etcd.name}`, ['etcd'], { env: etcd.env })
}

/** A member of the cluster: Patroni with its PostgreSQL. */
export interface Member {
  name: string
  dataDir: string
  port: number
  api: number
  env: NodeJS.ProcessEnv
  patroni: ChildProcess | null
}

const passwords = [1, 2].map(() => randomBytes(12).toString('hex'))
export const superuserAddress = (port: number, database: string) =>
  `postgres://postgres:${passwords[0]}@127.0.0.1:${port}/${database}`

export function memberOf(folder: string, name: string, port: number, etcd: number): Member {
  const own = join(folder, name)
  mkdirSync(own)
  const user = databaseUser()
  if (user) chownSync(own, user.uid, user.gid)
  const api = port + 1
  const env = exampleEnv('patroni.env', {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: etcdHosts(etcd),
    PATRONI_RESTAPI_LISTEN: local(api),
    PATRONI_RESTAPI_CONNECT_ADDRESS: local(api),
    PATRONI_POSTGRESQL_LISTEN: local(port),
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: local(port),
    PATRONI_POSTGRESQL_DATA_DIR: join(own, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: POSTGRES_BIN ?? '',
    PATRONI_POSTGRESQL_PGPASS: join(own, 'pgpass'),
    PATRONI_SUPERUSER_PASSWORD: passwords[0] ?? '',
    PATRONI_REPLICATION_PASSWORD: passwords[1] ?? '',
    PATRONI_REWIND_PASSWORD: passwords[0] ?? '',
  })
  return { name, port, api, dataDir: join(own, 'data'), env: { ...process.env, ...env }, patroni: null }
}

export function startMember(folder: string, member: Member): void {
  const options = { env: member.env, cwd: join(folder, member.name), ...databaseUser() }
  member.patroni = start(folder, member.name, ['patroni', exampleFile('patroni.yml')], options)
}

/** Simulates a power loss at a member: Patroni and PostgreSQL end at once. */
export function killMember(member: Member): void {
  member.patroni?.kill('SIGKILL')
  killServer(member.dataDir)
}

interface State {
  name: string
  role: string
  state: string
  lag?: number
}

/** Asks the Patroni of a running member for the state of all members. */
export async function membersBy({ api }: Member): Promise<State[]> {
  const answer = await fetch(`http://${local(api)}/cluster`)
  return ((await answer.json()) as { members: State[] }).members
}

/** Waits until one member leads and the other follows synchronously. */
export const untilWhole = (members: readonly Member[], lead?: Member) =>
  until('a primary with a synchronous standby', async () => {
    const leader = lead ?? members[0]
    if (!leader) return false
    const states = await membersBy(leader)
    const isLed = states.some(({ name, role }) => role === 'leader' && (!lead || name === lead.name))
    return (
      isLed && states.some(({ role, state }) => role === 'sync_standby' && ['running', 'streaming'].includes(state))
    )
  })
