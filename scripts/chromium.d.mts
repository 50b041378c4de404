export declare const CHROMIUM_ADVICE: string
export declare function findChromium(): Promise<string | undefined>
export declare function findHeadlessShell(): string | undefined
export declare function findOrInstallChromium(): Promise<string | undefined>
