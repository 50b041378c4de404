/** The parts of the library that are used here. It has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Parameters {
    version: 'aes128gcm'
    privateKey: ECDH
    /** The receiver's public key, in base64url. */
    dh: string
    authSecret: string
  }
  const ece: { encrypt(content: Buffer, parameters: Parameters): Buffer }
  // biome-ignore lint/style/noDefaultExport: the library is a CommonJS module
  export default ece
}
