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

interface LengthNoteProps {
  length: number
  longest: number
  isTooLong: boolean
}

const TOLD_FROM = 0.95

export function LengthNote({ length, longest, isTooLong }: LengthNoteProps) {
  if (length < longest * TOLD_FROM) return null
  const left = Math.abs(longest - length)
  return (
    <p
      role="status"
      className={`num mt-1.5 px-14 text-13 ${isTooLong ? 'text-danger' : 'text-muted'}`}
    >
      {isTooLong
        ? `${left} characters over the limit of ${longest.toLocaleString('en-US')}`
        : `${left} characters left`}
    </p>
  )
}
