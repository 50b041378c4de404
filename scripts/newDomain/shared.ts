import { before, importing, intoBlock, intoSorted, intoTexts, type Shared } from './insert'
import { capital, LANGUAGES, type Names, separated } from './names'

type Insertion = (file: Shared, names: Names, number: string) => Shared

const ability: Insertion = (file, { domain }) => {
  const line = `  '${capital(domain)}',`
  const subjects = intoBlock(file, '\nexport const SUBJECTS = [', '\n] as const', line)
  return intoBlock(subjects, '\nconst SCHOOL_RECORDS = [', '\n] as const', line)
}

const log: Insertion = (file, { domain }) =>
  intoBlock(file, '\nexport const ENTITES = [', '\n] as const', `  '${domain}',`)

const migrate: Insertion = (file, { domain, table }, number) => {
  const line = `  '${number}_${table}': ${domain}Table,`
  const listed = intoBlock(file, '\nexport const MIGRATIONS', '\n}\n', line)
  return importing(listed, `import * as ${domain}Table from './migrations/${number}_${table}'`)
}

/** The table's type, among those of its wing. */
const tables: Insertion = (file, { domain, table, wing }) => {
  const type = `${capital(domain)}Table`
  const all = `export interface ${capital(wing)}Tables {`
  const fields = ['idAutoEcole: number', 'nom: string', 'recherche: string', 'note: string | null', 'archived: Bit']
  const lines = [...fields, 'version: number'].map((field) => `  ${field}`).join('\n')
  const listed = intoBlock(file, `\n${all}`, '\n}\n', `  ${table}: ${type}`)
  const typed = before(listed, all, `export interface ${type} extends Stamped {\n${lines}\n}\n`)
  const needed = ["import type { Bit } from '../bit'", "import type { Stamped } from '../stamped'"]
  return needed.filter((line) => !file.text.includes(line)).reduce(importing, typed)
}

/** Registers the table as owned by schools, which decides what leaves with a school and what its accounts reach. */
const ownership: Insertion = (file, { table }) =>
  intoBlock(file, '\nexport const OWNERS', '\n} as const', `  ${table}: own,`)

const sql: Insertion = (file, { table }) =>
  intoSorted(file, [
    `CREATE TABLE "${table}" ("id" integer primary key autoincrement, "idAutoEcole" integer not null references "auto_ecole" ("id"), "createdAt" text not null, "updatedAt" text not null, "nom" text not null, "recherche" text not null, "note" text, "archived" integer not null, "version" integer not null)`,
    `CREATE INDEX "${table}_ecole" on "${table}" ("idAutoEcole", "archived", "recherche", "id")`,
  ])

const app: Insertion = (file, { domain, wing }) =>
  importing(
    before(file, '  const { hono } = api', `  ${domain}Routes(api)`),
    `import { ${domain}Routes } from './routes/${wing}/${domain}'`,
  )

const paths: Insertion = (file, { domain, domains }) => {
  const list = `/apps/${separated(domains, '-')}`
  const edit = `  ${domain}Edit: (id: Id) => \`${list}/\${id}/edit\`,`
  return before(file, '  accessControl:', `  ${domains}: '${list}',\n  ${domain}New: '${list}/new',\n${edit}`)
}

const menu: Insertion = (file, { domain, domains }) => {
  const can = `can: ['read', '${capital(domain)}']`
  const item = `  ${domains}: { label: 'nav:${domains}', icon: FolderOpen, to: paths.${domains}, ${can} },`
  const listed = before(file, '} satisfies Record<string, NavItem>', item)
  const shown = intoBlock(listed, '\n  ecole: [', '\n  ],', `    '${domains}',`)
  return file.text.includes('  FolderOpen,')
    ? shown
    : intoBlock(shown, '\nimport {\n  BadgeDollarSign', ',', ',\n  FolderOpen')
}

/** The files with one entry per domain, and the insertion of this domain's entry. */
export const sharedBy = ({ wing }: Names): Record<string, Insertion> => ({
  'contract/ability.ts': ability,
  'contract/ecole/historique.ts': log,
  'backend/database/migrate.ts': migrate,
  'backend/database/ownership.ts': ownership,
  [`backend/database/${wing}/tables.ts`]: tables,
  'backend/app.ts': app,
  'src/configs/paths.ts': paths,
  'src/navigation/menu.ts': menu,
  'backend/database/migrations/latest.ts': sql,
  ...Object.fromEntries(
    LANGUAGES.flatMap((language): [string, Insertion][] => [
      [
        `src/assets/locales/${language}/nav.json`,
        (file, { domains, titles }) => intoTexts(file, null, domains, titles[language]),
      ],
      [
        `src/assets/locales/${language}/ecole/historique.json`,
        (file, { domain, label }) => intoTexts(file, 'entite', domain, label),
      ],
    ]),
  ),
})
