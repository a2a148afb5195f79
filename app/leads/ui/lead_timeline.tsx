import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { formatFull } from '#app/kit/display/format_time'
import { TimeAgo } from '#app/kit/display/time_ago'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Textarea } from '#app/kit/form/textarea'
import { useReader } from '#app/kit/hooks/use_reader'
import { MAX_LEAD_NOTE_CHARACTERS } from '#app/leads/lead_options'
import { leadApi } from '#app/leads/ui/lead_api'
import { eventWords } from '#app/leads/ui/lead_words'
import type { Lead, LeadEvent } from '#app/leads/ui/types'

interface LeadTimelineProps {
  lead: Lead
  heading?: 'h2' | 'h3'
}

/** What happened, latest first. */
export function LeadTimeline({ lead, heading: Heading = 'h3' }: LeadTimelineProps) {
  return (
    <section aria-labelledby="timeline">
      <Heading id="timeline" className="label font-sans">
        Timeline
      </Heading>
      <ol className="mt-3 flex flex-col gap-5 border-l border-line pl-5">
        {lead.events.toReversed().map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
    </section>
  )
}

function Event({ event }: { event: LeadEvent }) {
  const { locale, timeZone } = useReader()
  const { url, property, message, wants_viewing_at: viewingAt, user } = event
  const words = eventWords(event)
  // what a moved viewing has in calendars is known to the viewing alone
  const isMoved = event.kind === 'viewing' && event.title === 'moved'
  const calendar =
    !isMoved && property && viewingAt && `/properties/${property.slug}/viewing.ics?at=${viewingAt}`
  return (
    <li className="relative before:absolute before:top-2 before:-left-[1.46rem] before:size-2 before:rounded-full before:bg-faint">
      <p className="break-words">
        {url ? <TextLink href={url}>{words}</TextLink> : words}
        {property && (
          <>
            {' · '}
            <TextLink href={`/properties/${property.slug}`}>
              {property.name ?? 'Untitled listing'}
            </TextLink>
          </>
        )}
      </p>
      {viewingAt && (
        <p className="text-13">
          Viewing: {formatFull(new Date(viewingAt), locale, timeZone)}
          {calendar && (
            <>
              {' · '}
              <a href={calendar} className="underline decoration-faint underline-offset-4">
                Add to calendar
              </a>
            </>
          )}
        </p>
      )}
      {message && (
        <p dir="auto" className="mt-1 text-13 break-words whitespace-pre-line">
          {message}
        </p>
      )}
      <p className="mt-0.5 text-13 text-muted">
        <TimeAgo at={event.created_at} />
        {user && ` · ${user.name}`}
      </p>
    </li>
  )
}

interface NoteFormProps {
  lead: Lead
  onChanged: (lead: Lead) => void
}

export function NoteForm({ lead, onChanged }: NoteFormProps) {
  const [text, setText] = useState('')
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const add = async () => {
    const key = retry.of([lead.id, text])
    const answer = await run(() => leadApi.note(lead.id, text, key))
    if (!answer) return
    retry.forget()
    setText('')
    onChanged(answer.lead)
  }
  return (
    <CallForm
      refusal={refusal}
      className="flex flex-col items-start gap-3 print:hidden"
      onSubmit={() => void add()}
    >
      <div className="w-full">
        <Field label="Note" error={refusal?.errors.text}>
          <Textarea
            rows={2}
            value={text}
            maxLength={MAX_LEAD_NOTE_CHARACTERS}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <RefusalNote refusal={refusal} />
      <Button type="submit" isLoading={isRunning}>
        Add note
      </Button>
    </CallForm>
  )
}
