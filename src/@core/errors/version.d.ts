/** The version of package.json, written in by the build. */
declare const __VERSION__: string
