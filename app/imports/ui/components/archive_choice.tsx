import { X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { countWords } from '#app/kit/display/count_words'
import { FileDrop } from '#app/imports/ui/components/file_drop'
import type { ChosenArchive } from '#app/imports/ui/hooks/use_new_import'

interface ArchiveChoiceProps {
  archive: ChosenArchive | null
  /** of a ZIP file that is being sent */
  percent: number | null
  leaveArchive: () => void
  onFile: (file: File) => void
}

/** The ZIP file whose photos come along, or where to choose one. */
export function ArchiveChoice({ archive, percent, leaveArchive, onFile }: ArchiveChoiceProps) {
  if (!archive) {
    return (
      <div>
        <p className="label mb-1.5">Photos in a ZIP file</p>
        <FileDrop
          busy={percent === null ? null : sendingWords(percent)}
          title="Add a ZIP file of photos"
          hint="Photos belong to a row that has their file name in a photo column, or whose listing ID is their folder or the start of their name"
          accept=".zip,application/zip"
          onFile={onFile}
        />
      </div>
    )
  }
  const { name, photos, others } = archive
  return (
    <div className="flex items-center justify-between gap-4 rounded-2 border border-line py-2 pr-2 pl-4">
      <p className="min-w-0 wrap-anywhere">
        <span dir="auto" className="font-medium">
          {name}
        </span>
        <span className="text-muted">
          {' '}
          · {countWords(photos, 'photo')}
          {others > 0 && `, ${countWords(others, 'other file')} left out`}
        </span>
      </p>
      <IconButton icon={X} label={`Leave out ${name}`} onClick={leaveArchive} />
    </div>
  )
}

/** Unpacking follows. */
export function sendingWords(percent: number): string {
  return percent < 100 ? `Sending the photos, ${percent}%` : 'Unpacking the photos'
}
