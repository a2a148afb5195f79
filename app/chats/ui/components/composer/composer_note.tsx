import { X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'

interface ComposerNoteProps {
  /** "Reply to Noah", "Edit message" */
  title: string
  words: string
  onClose: () => void
}

export function ComposerNote({ title, words, onClose }: ComposerNoteProps) {
  return (
    <div className="mb-2 flex items-center gap-3 border-l-2 border-brass pl-3">
      <div className="min-w-0 flex-1 text-13">
        <p dir="auto" className="truncate font-medium">
          {title}
        </p>
        <p className="truncate text-muted">{words}</p>
      </div>
      <IconButton icon={X} label={`Cancel: ${title}`} size="sm" onClick={onClose} />
    </div>
  )
}
