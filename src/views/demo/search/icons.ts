import { File, type LucideIcon } from 'lucide-react'
import * as ICONS from './iconSet'

const byName: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(ICONS))

/** The icon with the answer's name; a file icon for an unknown name. */
export const iconOf = (name: string): LucideIcon => byName.get(name) ?? File
