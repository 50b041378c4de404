import type { Plugin } from 'vite'

const SHELL = /\/node_modules\/@capacitor\//

/**
 * Checks the native shell's code in a bundle: the web build must not contain it, the build for the shell must. Returns
 * the fault, or null.
 * @param modules the ids of the bundled modules
 */
export function shellFault(modules: readonly string[], isNative: boolean): string | null {
  const ofShell = modules.filter((module) => SHELL.test(module))
  if (isNative) return ofShell.length === 0 ? 'The build for the shell lacks Capacitor' : null
  return ofShell.length > 0 ? `The web build holds the shell’s code: ${ofShell.join(', ')}` : null
}

/** Fails a build that contains the native shell's code where it must not, or lacks it where it must be. */
export function shellOnly(): Plugin {
  let isNative = false
  return {
    name: 'voie-libre:shell',
    apply: 'build',
    configResolved({ mode }) {
      isNative = mode === 'native'
    },
    writeBundle(_, bundle) {
      // Workers are separate bundles, without the page.
      if (!('index.html' in bundle)) return
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
      const fault = shellFault(modules, isNative)
      if (fault) this.error(fault)
    },
  }
}
