import { useEffect, useState } from 'react'
import { Pencil, Plus, X } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { loadFile } from '#app/kit/calls/request'
import { useUnsavedGuard } from '#app/kit/hooks/use_unsaved_guard'
import { LeaveDialog } from '#app/kit/overlay/leave_dialog'
import { writeCaptionLines } from '#app/videos/captions/caption_lines'
import { CaptionLinesForm } from '#app/walkthroughs/videos/ui/caption_lines_form'
import { faultIn, openDraft, type CaptionDraft } from '#app/walkthroughs/videos/ui/caption_draft'
import type { TourVideo } from '#app/walkthroughs/ui/video_words'
import type { PlacedVideoChange } from '#app/walkthroughs/ui/walkthroughs_api'

interface CaptionsEditorProps {
  video: TourVideo
  /** where the player stands, in seconds */
  now: () => number
  onSeek: (seconds: number) => void
  onChange: (input: PlacedVideoChange) => Promise<boolean>
}

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'ja', 'zh', 'ar']

const languageName = (code: string) =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

/** By video, so that who closes its row and opens it again loses nothing. */
const drafts = new Map<number, CaptionDraft>()

/** Captions by language: lines that begin where the player stands, or those of a WebVTT file. */
export function CaptionsEditor({ video, now, onSeek, onChange }: CaptionsEditorProps) {
  const [draft, setDraft] = useState(() => drafts.get(video.id) ?? null)
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const isChanged = draft?.isChanged ?? false
  const guard = useUnsavedGuard(isChanged)
  useEffect(() => {
    if (draft) drafts.set(video.id, draft)
    else drafts.delete(video.id)
  }, [video.id, draft])

  const isPresent = (code: string) => video.captions.some(({ language }) => language === code)
  const free = LANGUAGES.filter((code) => !isPresent(code))
  const edit = async (language: string, url: string | null) => {
    setFault(null)
    try {
      setDraft(openDraft(language, url && (await textOf(url))))
    } catch {
      setFault(NOT_LOADED)
    }
  }
  const store = async (language: string, content: string | null) => {
    setFault(null)
    setSaving(true)
    const captions = await withChange(video, language, content).catch(() => null)
    if (!captions) setFault(NOT_LOADED)
    else if (!(await onChange({ captions }))) setFault('These captions weren’t saved. Try again.')
    else if (content !== null) setDraft(null)
    setSaving(false)
  }
  const save = (edited: CaptionDraft) => {
    const found = faultIn(edited)
    if (found) setFault(found)
    else void store(edited.language, writeCaptionLines(edited))
  }

  return (
    <section aria-label="Captions" className="flex flex-col gap-3">
      <h3 className="label font-sans">Captions</h3>
      {!draft && video.captions.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {video.captions.map(({ language: code, label, url }) => (
            <li key={code} className="flex items-center rounded-2 border border-line pl-3 text-13">
              {label}
              <IconButton
                icon={Pencil}
                size="sm"
                label={`Edit captions in ${label}`}
                onClick={() => void edit(code, url)}
              />
              <IconButton
                icon={X}
                size="sm"
                label={`Remove captions in ${label}`}
                disabled={isSaving}
                onClick={() => void store(code, null)}
              />
            </li>
          ))}
        </ul>
      )}
      {draft && (
        <CaptionLinesForm
          draft={draft}
          languages={[...new Set([draft.language, ...free])].map((code) => ({
            value: code,
            label: languageName(code),
          }))}
          durationMs={(video.duration ?? Number.POSITIVE_INFINITY) * 1000}
          now={now}
          onSeek={onSeek}
          onChange={setDraft}
          onFault={setFault}
        />
      )}
      {fault && (
        <p role="alert" className="text-13 text-danger">
          {fault}
        </p>
      )}
      {draft ? (
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="ink" isLoading={isSaving} onClick={() => save(draft)}>
            Save captions
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabled={isSaving}
            onClick={() => {
              setFault(null)
              setDraft(null)
            }}
          >
            {draft.isChanged ? 'Discard changes' : 'Close'}
          </Button>
        </div>
      ) : (
        free.length > 0 && (
          <Button
            size="sm"
            icon={Plus}
            className="self-start"
            onClick={() => void edit(free[0], null)}
          >
            Add captions
          </Button>
        )
      )}
      <LeaveDialog guard={guard} isExpected={isChanged} onLeave={() => drafts.delete(video.id)}>
        The captions that you changed will be lost.
      </LeaveDialog>
    </section>
  )
}

const NOT_LOADED = 'The present captions didn’t load. Check your connection, then try again.'

/** All captions, which are saved together. @param content null removes those in the language */
async function withChange(
  { captions }: TourVideo,
  language: string,
  content: string | null
): Promise<NonNullable<PlacedVideoChange['captions']>> {
  const kept = await Promise.all(
    captions
      .filter((each) => each.language !== language)
      .map(async ({ language: code, label, url }) => ({
        language: code,
        label,
        content: await textOf(url),
      }))
  )
  return content === null ? kept : [...kept, { language, label: languageName(language), content }]
}

/** @throws when it can’t be read */
async function textOf(url: string): Promise<string> {
  const answer = await loadFile(url, { isFresh: true })
  return answer.text()
}
