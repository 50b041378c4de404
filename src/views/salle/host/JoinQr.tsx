import { useEffect, useState } from 'react'

/** The dark modules of a QR code, as one path; the code that makes it is loaded with the first lobby. */
async function pathOf(text: string): Promise<{ path: string; size: number }> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, size }
}

/** The address of a room with its code, for a phone's camera; without it the address and the code are enough. */
export function JoinQr({ text, label }: { text: string; label: string }) {
  const [qr, setQr] = useState<{ path: string; size: number } | null>(null)
  useEffect(() => {
    let isShown = true
    pathOf(text)
      .then((made) => isShown && setQr(made))
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [text])
  return (
    <div className="lobby-qr">
      {qr ? (
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <rect width={qr.size} height={qr.size} className="lobby-qr-ground" />
          <path d={qr.path} className="lobby-qr-modules" />
        </svg>
      ) : null}
    </div>
  )
}
