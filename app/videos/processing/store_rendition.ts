import { open } from 'node:fs/promises'
import pLimit from 'p-limit'
import { putFile } from '#app/media/files/stored_files'
import { readFragments, type Part } from '#app/videos/engine/read_fragments'
import { initKey, segmentKey, type Rendition, type RenditionName } from '#app/videos/video_files'

const MAX_AT_ONCE = 4

interface Made {
  name: RenditionName
  file: string
  width: number
  height: number
}

/**
 * Stores a rendition, a fragment per file; each is read on its own.
 * @throws HttpError 503 if the disk is full
 */
export async function storeRendition(
  folder: string,
  { name, file, width, height }: Made,
  signal: AbortSignal
): Promise<Rendition> {
  const { codec, init, fragments } = await readFragments(file)
  const opened = await open(file)
  try {
    const store = async (key: string, { start, bytes }: Part) => {
      signal.throwIfAborted()
      const data = Buffer.alloc(bytes)
      await opened.read(data, 0, bytes, start)
      await putFile(key, data)
    }
    await store(initKey(folder, name), init)
    const limit = pLimit(MAX_AT_ONCE)
    await Promise.all(
      fragments.map((part, segment) => limit(() => store(segmentKey(folder, name, segment), part)))
    )
  } finally {
    await opened.close()
  }
  return {
    name,
    codecs: codec,
    bandwidth: Math.max(...fragments.map(({ bytes, seconds }) => Math.ceil((bytes * 8) / seconds))),
    width,
    height,
    segmentSeconds: fragments.map(({ seconds }) => Math.round(seconds * 1e6) / 1e6),
    bytes: fragments.reduce((sum, { bytes }) => sum + bytes, init.bytes),
  }
}
