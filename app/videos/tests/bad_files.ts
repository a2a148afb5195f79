import { boxesIn, requireBox } from '#app/videos/engine/mp4_boxes'

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

/** Says that its samples are in another codec. */
export function inCodec(video: Buffer, codec: string, other: string): Buffer {
  const said = Buffer.from(video)
  said.write(other, said.lastIndexOf(codec), 'latin1')
  return said
}

/** Ends in the middle, with its index before. */
export const truncated = (video: Buffer) => video.subarray(0, Math.floor(video.length / 2))

/** Asks FFmpeg to open another file. */
export const playlist = (file: string) => Buffer.from(`ffconcat version 1.0\nfile ${file}\n`)

export const hlsPlaylist = (file: string) =>
  Buffer.from(`#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${file}\n#EXT-X-ENDLIST\n`)

/** With that many tracks of subtitles: its sound, again and again, said to be text. */
export function withSubtitles(video: Buffer, tracks: number): Buffer {
  const moov = requireBox(video, 'moov')
  const sound = boxesIn(video, moov.start, moov.end).findLast(({ type }) => type === 'trak')!
  const track = Buffer.from(video.subarray(sound.start - 8, sound.end))
  track.write('sbtl', track.indexOf('soun'), 'latin1')
  track.write('tx3g', track.indexOf('mp4a'), 'latin1')
  return withInIndex(
    video,
    Array.from({ length: tracks }, () => track)
  )
}

/** With a picture beside its own, as drones add one. */
export function withCover(video: Buffer, jpeg: Buffer): Buffer {
  const data = box('data', Buffer.from([0, 0, 0, 13, 0, 0, 0, 0]), jpeg)
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from('mdirappl'), Buffer.alloc(9))
  const meta = box('meta', Buffer.alloc(4), handler, box('ilst', box('covr', data)))
  return withInIndex(video, [box('udta', meta)])
}

function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.reduce((sum, { length }) => sum + length, head.length))
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...content])
}

/** Its index goes to the end, so that what it points to stays where it is. */
function withInIndex(video: Buffer, added: Buffer[]): Buffer {
  const { start, end } = requireBox(video, 'moov')
  const emptied = Buffer.from(video)
  emptied.write('free', start - 4, 'latin1')
  return Buffer.concat([emptied, box('moov', video.subarray(start, end), ...added)])
}
