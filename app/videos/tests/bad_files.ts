/** Boxes with a duration, and where it is in version 0. ISO/IEC 14496-12. */
const DURATIONS = { mvhd: 20, tkhd: 24, mdhd: 20, elst: 12 }

/** Says that it is that many times as long as it is. */
export function lyingAbout(video: Buffer, times: number): Buffer {
  const lying = Buffer.from(video)
  for (const [type, offset] of Object.entries(DURATIONS)) {
    for (let at = lying.indexOf(type); at >= 0; at = lying.indexOf(type, at + 4)) {
      const position = at + offset
      lying.writeUInt32BE(lying.readUInt32BE(position) * times, position)
    }
  }
  return lying
}

/** Says that it is that many seconds long: element 0x4489, a float of four or eight bytes. */
export function lyingMatroska(video: Buffer, seconds: number): Buffer {
  const lying = Buffer.from(video)
  const at = lying.indexOf(Buffer.from([0x44, 0x89]))
  const isDouble = lying[at + 2] === 0x88
  if (isDouble) lying.writeDoubleBE(seconds * 1000, at + 3)
  else lying.writeFloatBE(seconds * 1000, at + 3)
  return lying
}

/** Ends in the middle, with its index before. */
export const truncated = (video: Buffer) => video.subarray(0, Math.floor(video.length / 2))

/** Asks FFmpeg to open another file. */
export const playlist = (file: string) => Buffer.from(`ffconcat version 1.0\nfile ${file}\n`)

export const hlsPlaylist = (file: string) =>
  Buffer.from(`#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${file}\n#EXT-X-ENDLIST\n`)
