import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Textarea } from '#app/kit/form/textarea'
import { MAX_NOTE_CHARACTERS } from '#app/leads/contract/lead_options'
import { leadApi } from '#app/leads/ui/lead_api'
import type { Lead } from '#app/leads/ui/types'

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
      className="flex flex-col items-start gap-3"
      onSubmit={() => void add()}
    >
      <div className="w-full">
        <Field label="Note" error={refusal?.errors.text}>
          <Textarea
            rows={2}
            value={text}
            maxLength={MAX_NOTE_CHARACTERS}
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
