import { useState } from 'react'
import { Plus, Play, X } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { Field } from '#app/kit/form/field'
import { useFieldControl } from '#app/kit/form/field_context'
import type { Option } from '#app/kit/form/option'
import { Select } from '#app/kit/form/select'
import { Textarea } from '#app/kit/form/textarea'
import { BlurInput } from '#app/walkthroughs/ui/blur_input'
import {
  addLine,
  moveEnd,
  moveStart,
  removeLine,
  takeFile,
  writeText,
  formatLineTime,
  parseLineTime,
  type CaptionDraft,
  type Drafted,
  type DraftLine,
} from '#app/walkthroughs/videos/ui/caption_draft'

interface CaptionLinesFormProps {
  draft: CaptionDraft
  languages: readonly Option<string>[]
  durationMs: number
  /** where the player stands, in seconds */
  now: () => number
  onSeek: (seconds: number) => void
  onChange: (draft: CaptionDraft) => void
  /** null once something else was done */
  onFault: (sentence: string | null) => void
}

/** The lines of captions in one language. */
export function CaptionLinesForm({
  draft,
  languages,
  durationMs,
  now,
  onSeek,
  onChange,
  onFault,
}: CaptionLinesFormProps) {
  const [addedKey, setAddedKey] = useState<number | null>(null)
  const take = (drafted: Drafted) => {
    onFault(typeof drafted === 'string' ? drafted : null)
    if (typeof drafted !== 'string') onChange(drafted)
  }
  const add = () => {
    const drafted = addLine(draft, now() * 1000, durationMs)
    if (typeof drafted !== 'string') {
      setAddedKey(Math.max(...drafted.lines.map(({ key }) => key)))
    }
    take(drafted)
  }

  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Language">
          <Select
            options={languages}
            value={draft.language}
            onChange={(language) => onChange({ ...draft, language, isChanged: true })}
          />
        </Field>
        <Field label="Captions file" hint="A .vtt file replaces the lines below." isOptional>
          <FileInput onText={(content) => take(takeFile(draft, content))} />
        </Field>
      </div>
      {draft.lines.length > 0 ? (
        <ol aria-label="Lines" className="flex max-h-96 flex-col gap-2 overflow-y-auto p-1">
          {draft.lines.map((line, index) => (
            <CaptionLineRow
              key={line.key}
              line={line}
              name={`line ${index + 1}`}
              isNew={line.key === addedKey}
              onPlay={() => onSeek(line.startsMs / 1000)}
              onText={(text) => take(writeText(draft, line.key, text))}
              onStart={(ms) => take(moveStart(draft, line.key, ms))}
              onEnd={(ms) => take(moveEnd(draft, line.key, ms))}
              onBadTime={() => onFault('Write times such as 0:03.5 or 1:02:03.')}
              onRemove={() => take(removeLine(draft, line.key))}
            />
          ))}
        </ol>
      ) : (
        <p className="max-w-[65ch] text-13 text-muted">
          Play the video and stop where somebody begins to speak. Then add a line there.
        </p>
      )}
      <Button size="sm" icon={Plus} className="self-start" onClick={add}>
        Add a line here
      </Button>
    </>
  )
}

function FileInput({ onText }: { onText: (content: string) => void }) {
  const control = useFieldControl()
  return (
    <input
      {...control}
      type="file"
      accept=".vtt,text/vtt"
      className="min-h-11 text-13"
      onChange={({ currentTarget }) => {
        void currentTarget.files?.item(0)?.text().then(onText)
        currentTarget.value = ''
      }}
    />
  )
}

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
function CaptionLineRow({
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
