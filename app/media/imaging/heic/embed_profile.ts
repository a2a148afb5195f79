import { crc32, deflateSync } from 'node:zlib'

/** Signature (8 bytes) and IHDR chunk (25). */
const AFTER_HEADER = 33

/** Adds a color profile to a PNG without one (PNG, 11.3.2.3 iCCP). */
export function embedProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(content.length + 12)
  chunk.writeUInt32BE(content.length, 0)
  chunk.write('iCCP', 4, 'latin1')
  content.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, png.subarray(AFTER_HEADER)])
}
