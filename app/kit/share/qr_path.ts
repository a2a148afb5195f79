import { encode } from 'uqr'

interface QrPath {
  /** An SVG path with one unit square per dark module. */
  path: string
  /** Modules per side, including the quiet zone. */
  size: number
}

/** Light modules that scanners need around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A QR code as one SVG path; `M` corrects up to 15% damage, enough for a printed sign. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))
  )
  return { path: squares.join(''), size }
}
