/** What `isVideo` needs to see. */
export const HEAD_BYTES = 64

/** Boxes with which QuickTime files without `ftyp` begin. */
const QUICKTIME_BOXES = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])

/** Pictures and sound in the same container. */
const OTHER_BRANDS =
  /^(hei[cxms]|hev[cxms]|mif[12]|msf1|avif|avis|av0[12]|crx |jp2 |jxl |M4[AB] |aax )/

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** Judges MP4, MOV, WebM and MKV by their first bytes; nothing else is taken. */
export function isVideo(head: Buffer): boolean {
  if (head.length < 12) return false
  const box = head.toString('latin1', 4, 8)
  if (box === 'ftyp') return !OTHER_BRANDS.test(head.toString('latin1', 8, 12))
  if (QUICKTIME_BOXES.has(box)) return true
  return head.subarray(0, 4).equals(EBML) && /webm|matroska/.test(head.toString('latin1'))
}
