import { useState, type DragEvent } from 'react'
import { FileUp } from 'lucide-react'
import { Spinner } from '#app/kit/list/spinner'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '#app/imports/contract/limits'

interface FileDropProps {
  isReading: boolean
  onFile: (file: File) => void
}

/** Takes one list that is dropped or chosen. */
export function FileDrop({ isReading, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => files?.[0] && onFile(files[0])
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
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
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        disabled={isReading}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
        className="sr-only"
      />
      <span className="flex flex-col items-center gap-2">
        {isReading ? <Spinner /> : <FileUp size={28} strokeWidth={1.25} aria-hidden />}
        <span className="text-15 text-ink">
          {isReading ? 'Reading the file' : 'Drop a file here, or choose one'}
        </span>
        <span>
          CSV or RESO JSON, up to {MAX_IMPORT_ROWS.toLocaleString('en-US')} listings and{' '}
          {MAX_IMPORT_BYTES / 1024 / 1024} MB
        </span>
      </span>
    </label>
  )
}
