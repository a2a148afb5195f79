import { useEffect, useId, useRef } from 'react'
import {
  MediaActionTypes,
  useMediaDispatch,
  useMediaSelector,
} from 'media-chrome/react/media-store'
import type { Qualities } from '#app/videos/playback/ui/attach_hls'
import { formatPlayTime } from '#app/videos/playback/ui/format_clock'
import type { PlayerChapter } from '#app/videos/playback/ui/player_types'

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2]

interface SettingsPanelProps {
  id: string
  /** where the video is cut, in seconds: its time counts from there */
  start: number
  chapters: readonly PlayerChapter[]
  qualities: Qualities | null
  /** the chosen height; null for what the connection carries */
  quality: number | null
  onQuality: (height: number | null) => void
  onChapter: (seconds: number) => void
  onClose: () => void
}

/** Inside the player, so that it is there in fullscreen too. */
export function SettingsPanel({
  id,
  start,
  chapters,
  qualities,
  quality,
  onQuality,
  onChapter,
  onClose,
}: SettingsPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const dispatch = useMediaDispatch()
  const rate = useMediaSelector((state) => state.mediaPlaybackRate ?? 1)
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input:checked, button')?.focus()
  }, [])

  return (
    <div
      ref={panel}
      id={id}
      role="group"
      aria-label="Player settings"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      className="absolute right-2 bottom-16 z-10 flex max-h-[calc(100%-72px)] w-64 max-w-[calc(100%-16px)] flex-col gap-4 overflow-y-auto rounded-6 border border-line bg-surface p-4 text-ink shadow-float"
    >
      {chapters.length > 0 && (
        <section aria-label="Chapters">
          <h3 className="label mb-1 font-sans">Chapters</h3>
          <ul>
            {chapters.map(({ title, starts_at: at }) => (
              <li key={`${at} ${title}`}>
                <button
                  type="button"
                  onClick={() => onChapter(at)}
                  className="flex min-h-9 w-full justify-between gap-3 rounded-2 px-2 py-1.5 text-left text-13 hover:bg-raised"
                >
                  <span dir="auto" className="min-w-0 break-words">
                    {title}
                  </span>
                  <span className="num text-muted">{formatPlayTime(at - start)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Choice
        label="Speed"
        value={rate}
        options={RATES.map((each) => ({ value: each, label: each === 1 ? 'Normal' : `${each}×` }))}
        onChoose={(detail) =>
          dispatch({ type: MediaActionTypes.MEDIA_PLAYBACK_RATE_REQUEST, detail })
        }
      />
      {qualities && qualities.heights.length > 1 && (
        <Choice
          label="Quality"
          value={quality}
          options={[
            { value: null, label: 'Automatic' },
            ...qualities.heights.map((each) => ({ value: each, label: `${each}p` })),
          ]}
          onChoose={onQuality}
        />
      )}
    </div>
  )
}

interface ChoiceProps<Value> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

function Choice<Value>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="label mb-2">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.label}
            className="cursor-pointer rounded-2 border border-line px-2.5 py-1 text-13 has-checked:border-brass has-checked:text-brass has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
