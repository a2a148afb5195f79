import { useState } from 'react'
import { Plus, X } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { Select } from '#app/kit/form/select'
import { formatPlayTime } from '#app/videos/playback/ui/format_clock'
import { MAX_CHAPTER_TITLE_CHARACTERS, MAX_CHAPTERS } from '#app/walkthroughs/walkthrough_limits'
import { BlurInput } from '#app/walkthroughs/ui/blur_input'
import type { PlannedRoom, TourVideo } from '#app/walkthroughs/ui/video_words'
import type { PlacedVideoChange } from '#app/walkthroughs/ui/walkthroughs_api'

type Chapter = TourVideo['chapters'][number]

interface ChaptersEditorProps {
  video: TourVideo
  rooms: readonly PlannedRoom[]
  /** where the player stands, in seconds */
  now: () => number
  onChange: (input: PlacedVideoChange) => Promise<boolean>
}

const NO_ROOM = 'none'
const keyOf = ({ plan, pin }: Pick<PlannedRoom, 'plan' | 'pin'>) => `${plan} ${pin}`

/** Chapters begin where the player stands, and may belong to a room on the listing’s floor plans. */
export function ChaptersEditor({ video, rooms, now, onChange }: ChaptersEditorProps) {
  const { chapters } = video
  const [note, setNote] = useState<string | null>(null)
  const options = [
    { value: NO_ROOM, label: 'No room' },
    ...rooms.map((room) => ({ value: keyOf(room), label: room.label })),
  ]

  const add = () => {
    const at = Math.round(now() * 10) / 10
    if (chapters.some(({ starts_at: begins }) => begins === at)) {
      return setNote('A chapter starts here already. Move the player to where the next one starts.')
    }
    setNote(null)
    const title = `Chapter ${chapters.length + 1}`
    void onChange({ chapters: [...chapters, { title, starts_at: at, room: null }] })
  }
  const replace = (chapter: Chapter, change: Partial<Chapter>) =>
    void onChange({
      chapters: chapters.map((each) => (each === chapter ? { ...each, ...change } : each)),
    })

  return (
    <section aria-label="Chapters" className="flex flex-col gap-3">
      <h3 className="label font-sans">Chapters</h3>
      {chapters.length > 0 && (
        <ul className="flex flex-col gap-2">
          {chapters.map((chapter) => (
            <li key={chapter.starts_at} className="flex flex-wrap items-center gap-2">
              <span className="num w-12 text-13 text-muted">
                {formatPlayTime(chapter.starts_at)}
              </span>
              <div className="min-w-40 grow basis-40">
                <BlurInput
                  aria-label={`Title of the chapter at ${formatPlayTime(chapter.starts_at)}`}
                  value={chapter.title}
                  maxLength={MAX_CHAPTER_TITLE_CHARACTERS}
                  isRequired
                  onSave={(title) => replace(chapter, { title })}
                />
              </div>
              {rooms.length > 0 && (
                <div className="w-52 max-sm:grow">
                  <Select
                    aria-label={`Room of ${chapter.title}`}
                    options={options}
                    value={chapter.room ? keyOf(chapter.room) : NO_ROOM}
                    onChange={(chosen) => {
                      const room = rooms.find((each) => keyOf(each) === chosen)
                      replace(chapter, { room: room ? { plan: room.plan, pin: room.pin } : null })
                    }}
                  />
                </div>
              )}
              <IconButton
                icon={X}
                label={`Remove ${chapter.title}`}
                onClick={() =>
                  void onChange({ chapters: chapters.filter((each) => each !== chapter) })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {note && <p className="text-13 text-danger">{note}</p>}
      <Button
        size="sm"
        icon={Plus}
        className="self-start"
        disabled={chapters.length >= MAX_CHAPTERS}
        onClick={add}
      >
        Start a chapter here
      </Button>
    </section>
  )
}
