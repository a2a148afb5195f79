import { Play, X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Textarea } from '#app/kit/form/textarea'
import { BlurInput } from '#app/walkthroughs/ui/components/editor/blur_input'
import type { DraftLine } from '#app/walkthroughs/ui/state/caption_draft'
import { formatLineTime, parseLineTime } from '#app/walkthroughs/ui/state/line_time'

interface CaptionLineRowProps {
  line: DraftLine
  /** such as `line 3` */
  name: string
  /** was just added: it is written next */
  isNew: boolean
  onPlay: () => void
  onText: (text: string) => void
  /** in milliseconds */
  onStart: (ms: number) => void
  onEnd: (ms: number) => void
  onBadTime: () => void
  onRemove: () => void
}

const MAX_TIME_CHARACTERS = 12

/** When a line shows, and what it says. */
export function CaptionLineRow({
  line,
  name,
  isNew,
  onPlay,
  onText,
  onStart,
  onEnd,
  onBadTime,
  onRemove,
}: CaptionLineRowProps) {
  const take = (text: string, onTime: (ms: number) => void) => {
    const ms = parseLineTime(text)
    if (ms === null) onBadTime()
    else onTime(ms)
  }
  return (
    <li className="flex flex-wrap items-start gap-2">
      <IconButton icon={Play} label={`Go to ${name}`} onClick={onPlay} />
      <div className="num w-28">
        <BlurInput
          aria-label={`Start of ${name}`}
          value={formatLineTime(line.startsMs)}
          maxLength={MAX_TIME_CHARACTERS}
          isRequired
          onSave={(text) => take(text, onStart)}
        />
      </div>
      <div className="num w-28">
        <BlurInput
          aria-label={`End of ${name}`}
          value={formatLineTime(line.endsMs)}
          maxLength={MAX_TIME_CHARACTERS}
          isRequired
          onSave={(text) => take(text, onEnd)}
        />
      </div>
      <div className="min-w-48 grow basis-48">
        <Textarea
          aria-label={`Text of ${name}`}
          rows={1}
          autoFocus={isNew}
          value={line.text}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      <IconButton icon={X} label={`Delete ${name}`} onClick={onRemove} />
    </li>
  )
}
