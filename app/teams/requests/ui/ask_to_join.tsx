import { useState } from 'react'
import { useHttp } from '@inertiajs/react'
import type { Data } from '#data'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { Textarea } from '#app/kit/form/textarea'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'
import { MAX_REQUEST_CHARACTERS } from '#app/teams/team_options'

interface AskToJoinProps {
  team: Data.Teams.Team
  hasAsked: boolean
}

export function AskToJoin({ team, hasAsked }: AskToJoinProps) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(hasAsked)
  const [failure, setFailure] = useState<string>()
  const form = useHttp<{ message: string }, object>({ message: '' })

  const send = () => {
    setFailure(undefined)
    void form
      .post(`/api/teams/${team.handle}/requests`, {
        onSuccess: () => {
          setAsked(true)
          setOpen(false)
          toast.success(`${isolated(team.name)} will see your request`)
        },
        onHttpException: ({ status }) =>
          setFailure(
            status === 409
              ? 'You’re in this team already, or it declined lately.'
              : 'Your request was not sent. Try again.'
          ),
        onNetworkError: () => setFailure('You’re offline. Check your connection and try again.'),
      })
      .catch(() => {})
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
        isLoading={form.processing}
        onSubmit={send}
      >
        <Field label="Message" isOptional error={form.errors.message ?? failure}>
          <Textarea
            rows={4}
            value={form.data.message}
            maxLength={MAX_REQUEST_CHARACTERS}
            onChange={(event) => form.setData('message', event.target.value)}
          />
        </Field>
      </FormDialog>
    </>
  )
}
