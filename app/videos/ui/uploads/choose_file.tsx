import type { ChangeEvent, ReactNode } from 'react'
import { ACCEPTED_VIDEOS } from '#app/videos/ui/uploads/video_checks'

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
