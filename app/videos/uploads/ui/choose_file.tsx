import type { ChangeEvent, ReactNode } from 'react'
import { MAX_VIDEO_BYTES } from '#app/videos/video_limits'

interface ChooseFileProps {
  onFile: (file: File) => void
  /** opens a phone's camera */
  isCamera?: boolean
  children: ReactNode
}

/** A link that asks for one video. */
export function ChooseFile({ onFile, isCamera = false, children }: ChooseFileProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
    target.value = ''
  }
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-2 rounded-2 text-13 text-ink underline underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass">
      <input
        type="file"
        accept={isCamera ? 'video/*' : ACCEPTED_VIDEOS}
        capture={isCamera ? 'environment' : undefined}
        onChange={choose}
        className="sr-only"
      />
      {children}
    </label>
  )
}

const GIB = 1024 ** 3
const TYPES = ['mp4', 'm4v', 'mov', 'webm', 'mkv']

/** For the `accept` of a file input. */
export const ACCEPTED_VIDEOS = `video/*,${TYPES.map((type) => `.${type}`).join(',')}`

/** Why a file would certainly be refused, as a sentence; the server decides by content. */
export function videoRefusalOf(
  { size }: Pick<File, 'size'>,
  freeBytes: number | null
): string | null {
  if (size === 0) return 'This file is empty.'
  if (size > MAX_VIDEO_BYTES) {
    return `This video has ${gigabytes(size)}. The limit is ${gigabytes(MAX_VIDEO_BYTES)}.`
  }
  if (freeBytes !== null && size > freeBytes) {
    return `This video has ${gigabytes(size)}, and ${gigabytes(freeBytes)} are free. Delete a video first.`
  }
  return null
}

export function gigabytes(bytes: number): string {
  return `${(bytes / GIB).toLocaleString('en-US', { maximumFractionDigits: 1 })} GB`
}
