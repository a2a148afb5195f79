import { useState } from 'react'
import { MAX_PURSUIT_NOTE_CHARACTERS } from '#app/club/pursuits/pursuit_options'
import { clubApi } from '#app/club/ui/club_api'
import { useAuthor } from '#app/club/pursuits/ui/pursuit_facts'
import type { PursuitPerson, Pursuit } from '#app/club/pursuits/ui/pursuit_words'
import { Button } from '#app/kit/button/button'
import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Field } from '#app/kit/form/field'
import { FormSuccess } from '#app/kit/form/form_success'
import { Textarea } from '#app/kit/form/textarea'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'

interface NoteEditorProps {
  pursuit: Pursuit
  partner: PursuitPerson | null
  onChanged: () => void
}

/**
 * A note that two people may write. It replaces only what its writer saw: if the other wrote
 * meanwhile, both texts are shown, and one decides.
 */
export function NoteEditor({ pursuit, partner, onChanged }: NoteEditorProps) {
  const { id, note, note_by: by, noted_at: at } = pursuit
  const author = useAuthor(pursuit, partner)
  const [text, setText] = useState(note ?? '')
  /** the note that one's text is based on */
  const [base, setBase] = useState(note)
  /** the note by now: as the page was given it, or as one saved it since */
  const [latest, setLatest] = useState(note)
  const [given, setGiven] = useState(note)
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isSaved, markSaved] = useMarkSaved()
  if (given !== note) {
    setGiven(note)
    setLatest(note)
  }
  const isDirty = text.trim() !== (base ?? '')
  if (!isDirty && base !== latest) {
    setBase(latest)
    setText(latest ?? '')
  }
  const isConflict = isDirty && base !== latest

  const save = async (seen: string | null) => {
    setRunning(true)
    setError(null)
    try {
      const { pursuit: saved } = await clubApi.writeNote(id, text, seen)
      setLatest(saved.note)
      setBase(saved.note)
      // what is written meanwhile stays
      setText((now) => (now === text ? (saved.note ?? '') : now))
      markSaved()
    } catch (failure) {
      const isTaken = failure instanceof CallFailure && failure.status === 409
      if (!isTaken) setError(sentenceOf(failure))
    }
    setRunning(false)
    onChanged()
  }
  const takeTheirs = () => {
    setBase(latest)
    setText(latest ?? '')
  }

  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save(base)
      }}
    >
      <div className="w-full">
        <Field label="Note" error={error ?? undefined}>
          <Textarea
            rows={4}
            value={text}
            maxLength={Math.max(MAX_PURSUIT_NOTE_CHARACTERS, note?.length ?? 0)}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {author && at && (
          <p className="mt-1.5 text-13 text-muted">
            {author} wrote this <TimeAgo at={at} />
          </p>
        )}
      </div>
      {isConflict ? (
        <div role="alert" className="w-full rounded-6 border border-line bg-raised p-4">
          <p className="font-medium">{by?.name ?? 'Someone'} changed this note meanwhile</p>
          <p className="mt-2 text-13 break-words whitespace-pre-line">
            {latest ?? 'It is empty now.'}
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="primary" isLoading={isRunning} onClick={() => void save(latest)}>
              Save mine
            </Button>
            <Button onClick={takeTheirs}>Keep theirs</Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isLoading={isRunning} disabled={!isDirty}>
            Save note
          </Button>
          <FormSuccess isShown={isSaved && !isDirty}>Saved</FormSuccess>
        </div>
      )}
    </form>
  )
}
