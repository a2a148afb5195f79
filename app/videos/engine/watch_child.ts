import { readdir, stat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { videoFaults, type VideoFault } from '#app/videos/engine/video_fault'

export interface ChildLimits {
  maxMs: number
  maxMemoryBytes: number
  /** of all files in `folder` */
  maxOutputBytes: number
  folder: string | null
}

const LOOK_EVERY_MS = 250

/** Looks after a child until stopped. @returns a function that stops it */
export function watchChild(
  pid: number,
  limits: ChildLimits,
  onExceeded: (fault: VideoFault) => void
): () => void {
  const timeout = setTimeout(() => onExceeded(videoFaults.tooSlow()), limits.maxMs)
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    if ((await residentBytes(pid)) > limits.maxMemoryBytes) onExceeded(videoFaults.tooMuchMemory())
    if (limits.folder && (await folderBytes(limits.folder)) > limits.maxOutputBytes) {
      onExceeded(videoFaults.tooMuchOutput())
    }
    isLooking = false
  }
  const interval = setInterval(() => void look(), LOOK_EVERY_MS)
  return () => {
    clearTimeout(timeout)
    clearInterval(interval)
  }
}

async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0
      )
    )
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const PAGE_BYTES = 4096

/** Memory of a process and its children; 0 where the system doesn't say. */
export async function residentBytes(pid: number): Promise<number> {
  const [own, children] = await Promise.all([
    readFile(`/proc/${pid}/statm`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''),
  ])
  const ids = children.split(' ').map(Number).filter(Boolean)
  const others = await Promise.all(ids.map(residentBytes))
  const pages = Number(own.split(' ')[1] ?? 0)
  return others.reduce((sum, bytes) => sum + bytes, pages * PAGE_BYTES)
}
