import type { Metadata, Sharp } from 'sharp'
import { openImage, openPixels, type ImageSource } from '../sharp.js'
import { decodeHeic } from './decode_heic.js'
import { embedProfile } from './embed_profile.js'

export async function openHeic(source: ImageSource, header: Metadata): Promise<Sharp> {
  const pixels = openPixels(await decodeHeic(source))
  const upright = header.hasAlpha ? pixels : pixels.removeAlpha()
  if (!header.icc) return upright
  const png = await upright.png({ compressionLevel: 0 }).toBuffer()
  return openImage(embedProfile(png, header.icc))
}
