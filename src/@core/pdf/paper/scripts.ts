/** The files of a font: Latin letters, rarer Latin letters, Arabic. */
export const SCRIPTS = ['latin', 'latinExt', 'arabic'] as const
export type Script = (typeof SCRIPTS)[number]
export const WEIGHTS = ['normal', 'bold'] as const
export type Weight = (typeof WEIGHTS)[number]
export type FontFiles = Partial<Record<Script, Record<Weight, Uint8Array>>>

const ARABIC = /\p{Script=Arabic}/u
/** Letters that the first Latin file lacks: those of Central Europe and Turkey, such as ł or ş. */
const RARE = /[\u0100-\u0130\u0132-\u0151\u0154-\u02af\u1e00-\u1eff]/

/** Returns the font files that a text needs. */
export function scriptsOf(text: string): Script[] {
  return [
    'latin' as const,
    ...(RARE.test(text) ? ['latinExt' as const] : []),
    ...(ARABIC.test(text) ? ['arabic' as const] : []),
  ]
}
