import sharp from 'sharp'
import { qrPath } from '#app/kit/share/qr_path'

const SIDE = 480

/** A QR code as a PNG, black on white. */
export function qrPicture(text: string): Promise<Buffer> {
  const { path, size } = qrPath(text)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
