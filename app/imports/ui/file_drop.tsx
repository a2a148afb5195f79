import { useState, type DragEvent, type ReactNode } from 'react'
import { FileUp } from 'lucide-react'
import { Spinner } from '#app/kit/list/spinner'

interface FileDropProps {
  /** what it does while it does it; null while it waits for a file */
  busy: string | null
  title: string
  hint: ReactNode
  accept: string
  onFile: (file: File) => void
}

/** Takes one file that is dropped or chosen. */
export function FileDrop({ busy, title, hint, accept, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => files?.[0] && onFile(files[0])
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!busy) take(event.dataTransfer.files)
  }

  return (
    <label
      className={`grid cursor-pointer place-items-center rounded-6 border border-dashed px-5 py-10 text-center text-13 text-muted hover:border-ink hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass ${isOver ? 'border-brass bg-raised text-ink' : 'border-faint'}`}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept={accept}
        disabled={busy !== null}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
        className="sr-only"
      />
      <span className="flex flex-col items-center gap-2">
        {busy ? <Spinner /> : <FileUp size={28} strokeWidth={1.25} aria-hidden />}
        <span className="text-15 text-ink" aria-live="polite">
          {busy ?? title}
        </span>
        <span>{hint}</span>
      </span>
    </label>
  )
}
