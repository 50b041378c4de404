import { File, type LucideIcon } from 'lucide-react'
import * as ICONS from './iconSet'

const byName: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(ICONS))

/** The icon that an answer names; a file's when there is none of that name. */
export const iconOf = (name: string): LucideIcon => byName.get(name) ?? File
