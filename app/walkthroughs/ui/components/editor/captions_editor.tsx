import { useState } from 'react'
import { FileUp, Pencil, X } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { Field } from '#app/kit/form/field'
import { Select } from '#app/kit/form/select'
import { Textarea } from '#app/kit/form/textarea'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { MAX_CAPTIONS_CHARACTERS } from '#app/videos/contract/limits'
import type { TourVideo } from '#app/walkthroughs/ui/types'
import type { VideoChange } from '#app/walkthroughs/ui/walkthroughs_api'

interface CaptionsEditorProps {
  video: TourVideo
  onChange: (input: VideoChange) => Promise<boolean>
}

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'ja', 'zh', 'ar']
const STARTER = 'WEBVTT\n\n00:00.000 --> 00:03.000\nThe first line\n'

const languageName = (code: string) =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

/** Captions by language, typed here with their times or read from a WebVTT file. */
export function CaptionsEditor({ video, onChange }: CaptionsEditorProps) {
  const [isOpen, setOpen] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [language, setLanguage] = useState('en')
  const [content, setContent] = useState(STARTER)
  const [error, setError] = useState<string>()

  const edit = async (code: string) => {
    const present = video.captions.find((each) => each.language === code)
    setLanguage(code)
    setError(undefined)
    setContent(present ? await textOf(present.url) : STARTER)
    setOpen(true)
  }
  const store = async (change: { language: string; content: string | null }) => {
    setSaving(true)
    const others = video.captions.filter((each) => each.language !== change.language)
    const kept = await Promise.all(
      others.map(async ({ language: code, label, url }) => ({
        language: code,
        label,
        content: await textOf(url),
      }))
    )
    const captions =
      change.content === null
        ? kept
        : [
            ...kept,
            {
              language: change.language,
              label: languageName(change.language),
              content: change.content,
            },
          ]
    const isSaved = await onChange({ captions })
    setSaving(false)
    if (isSaved) setOpen(false)
    else
      setError('These captions aren’t valid. Each needs a time, such as 00:01.000 --> 00:03.000.')
  }

  return (
    <section aria-label="Captions" className="flex flex-col gap-3">
      <h4 className="label font-sans">Captions</h4>
      {video.captions.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {video.captions.map(({ language: code, label }) => (
            <li key={code} className="flex items-center rounded-2 border border-line pl-3 text-13">
              {label}
              <IconButton
                icon={Pencil}
                size="sm"
                label={`Edit captions in ${label}`}
                onClick={() => void edit(code)}
              />
              <IconButton
                icon={X}
                size="sm"
                label={`Remove captions in ${label}`}
                onClick={() => void store({ language: code, content: null })}
              />
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" icon={FileUp} className="self-start" onClick={() => void edit('en')}>
        Add captions
      </Button>
      <FormDialog
        title="Captions"
        isOpen={isOpen}
        onOpenChange={setOpen}
        submit="Save captions"
        isLoading={isSaving}
        onSubmit={() => void store({ language, content })}
      >
        <Field label="Language">
          <Select
            options={LANGUAGES.map((code) => ({ value: code, label: languageName(code) }))}
            value={language}
            onChange={setLanguage}
          />
        </Field>
        <Field
          label="Text with times"
          hint="WebVTT: type it here, or choose a .vtt file below."
          error={error}
        >
          <Textarea
            rows={8}
            value={content}
            maxLength={MAX_CAPTIONS_CHARACTERS}
            spellCheck={false}
            onChange={({ target }) => setContent(target.value)}
          />
        </Field>
        <input
          type="file"
          accept=".vtt,text/vtt"
          aria-label="Captions file"
          className="text-13"
          onChange={({ target }) => void target.files?.item(0)?.text().then(setContent)}
        />
      </FormDialog>
    </section>
  )
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, { cache: 'no-store' })
  return answer.ok ? answer.text() : STARTER
}
