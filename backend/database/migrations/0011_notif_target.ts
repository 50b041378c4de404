import { type Kysely, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
type Schema = Kysely<any>

/** The addresses that notifications had so far, with what they lead to. */
const ADDRESSES: readonly [RegExp, (id: string, day: string) => object][] = [
  [/^\/apps\/calendrier\?evenement=(\d+)&jour=(.+)$/, (id, day) => ({ place: 'evenement', id: Number(id), day })],
  [/^\/apps\/calendrier\?date=()(.+)$/, (_, day) => ({ place: 'calendrier', day })],
  [/^\/apps\/calendrier\?demandes=/, () => ({ place: 'demandes' })],
  [/^\/apps\/calendrier$/, () => ({ place: 'calendrier' })],
  [/^\/apps\/candidat\/portfolio$/, () => ({ place: 'fiche' })],
  [/^\/apps\/code-course$/, () => ({ place: 'codeCourse' })],
  [/^\/apps\/candidats\/(\d+)\?tab=code$/, (id) => ({ place: 'codeCandidat', id: Number(id) })],
  [/^\/apps\/candidats\/(\d+)/, (id) => ({ place: 'papiersCandidat', id: Number(id) })],
  [/^\/apps\/candidats\?/, () => ({ place: 'newCandidats' })],
  [/^\/apps\/vehicules\/(\d+)/, (id) => ({ place: 'vehicule', id: Number(id) })],
  [/^\/apps\/moniteurs\/(\d+)/, (id) => ({ place: 'moniteur', id: Number(id) })],
  [/^\/apps\/autoecole\/(\d+)/, (id) => ({ place: 'autoecole', id: Number(id) })],
  [/^\/apps\/messages\?row=(\d+)/, (id) => ({ place: 'message', id: Number(id) })],
  [/^\/apps\/tarification/, () => ({ place: 'abonnement' })],
  [/^\/apps\/demandes/, () => ({ place: 'demandesPack' })],
  [/^\/dashboard/, () => ({ place: 'dashboard' })],
  [/^\/contact/, () => ({ place: 'contact' })],
]

function targetOf(lien: string): string | null {
  for (const [address, make] of ADDRESSES) {
    const match = address.exec(lien)
    if (match) return JSON.stringify(make(match[1] ?? '', match[2] ?? ''))
  }
  return null
}

/** A notification names what it is about, and no longer an address of the client. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('notification').addColumn('target', 'text').execute()
  const addresses = await db
    .selectFrom('notification')
    .select('lien')
    .distinct()
    .where('lien', 'is not', null)
    .execute()
  for (const { lien } of addresses) {
    await db
      .updateTable('notification')
      .set({ target: targetOf(lien) })
      .where('lien', '=', lien)
      .execute()
  }
  await sql`alter table notification drop column lien`.execute(db)
}
