import { useState } from 'react'
import type { Data } from '#data'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Textarea } from '#app/kit/form/textarea'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'
import { MAX_REQUEST_CHARACTERS } from '#app/teams/team_options'
import { teamApi } from '#app/teams/ui/team_api'

interface AskToJoinProps {
  team: Data.Teams.Team
  hasAsked: boolean
}

export function AskToJoin({ team, hasAsked }: AskToJoinProps) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(hasAsked)
  const [message, setMessage] = useState('')
  const { run, isRunning, refusal } = useCall()

  const send = async () => {
    if (!(await run(() => teamApi.askToJoin(team.handle, message)))) return
    setAsked(true)
    setOpen(false)
    toast.success(`${isolated(team.name)} will see your request`)
  }

  if (isAsked) return <Button disabled>Request sent</Button>
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask to join</Button>
      <FormDialog
        title={`Join “${isolated(team.name)}”?`}
        description="The people who manage the team decide. Tell them who you are."
        size="sm"
        isOpen={isOpen}
        onOpenChange={setOpen}
        submit="Send request"
        isLoading={isRunning}
        onSubmit={() => void send()}
      >
        <Field label="Message" isOptional error={refusal?.message}>
          <Textarea
            rows={4}
            value={message}
            maxLength={MAX_REQUEST_CHARACTERS}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      </FormDialog>
    </>
  )
}
