import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import type { Metadata, Sharp } from 'sharp'
import { askThread, threadFile } from '#app/kernel/threads/thread'
import { openImage, openPixels, type ImageSource, type RawPixels } from '#app/media/imaging/sharp'
import { MAX_PIXELS } from '#app/media/media_limits'

export async function openHeic(source: ImageSource, header: Metadata): Promise<Sharp> {
  const pixels = openPixels(await decodeHeic(source))
  const upright = header.hasAlpha ? pixels : pixels.removeAlpha()
  if (!header.icc) return upright
  const png = await upright.png({ compressionLevel: 0 }).toBuffer()
  return openImage(embedProfile(png, header.icc))
}

export interface HeicTask {
  bytes: Uint8Array
  maxPixels: number
  maxMemoryBytes: number
}

const MAX_MEMORY_BYTES = 768 * 1024 * 1024
const MAX_HEAP_MB = 256
const MAX_MS = 30_000

/** Decodes HEVC-coded HEIC, which sharp's binary can't, upright and in its own color space. */
async function decodeHeic(source: ImageSource): Promise<RawPixels> {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  const task: HeicTask = { bytes, maxPixels: MAX_PIXELS, maxMemoryBytes: MAX_MEMORY_BYTES }
  const { data, width, height } = await askThread<Decoded>(
    threadFile(import.meta.url, 'heic_worker'),
    { data: task, maxMs: MAX_MS, maxHeapMb: MAX_HEAP_MB }
  )
  return { data: Buffer.from(data.buffer), width, height, channels: 4 }
}

interface Decoded {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

/** Signature (8 bytes) and IHDR chunk (25). */
const AFTER_HEADER = 33

/** Adds a color profile to a PNG without one (PNG, 11.3.2.3 iCCP). */
function embedProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(content.length + 12)
  chunk.writeUInt32BE(content.length, 0)
  chunk.write('iCCP', 4, 'latin1')
  content.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, png.subarray(AFTER_HEADER)])
}
