import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { Data } from '#data'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { FieldGroup } from '#app/kit/form/field_group'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RadioCards } from '#app/kit/form/radio_cards'
import type { Option } from '#app/kit/form/option'
import { Dialog } from '#app/kit/overlay/dialog'
import { toast } from '#app/kit/toast/toast'
import { useConfirmedCall } from '#app/accounts/passwords/ui/use_confirmed_call'
import type { ListingFate } from '#app/teams/team_options'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Partial } from '#app/teams/settings/ui/team_forms'
import { teamApi } from '#app/teams/ui/team_api'

const FATES: readonly Option<ListingFate>[] = [
  { value: 'owners', label: 'Back to their owners', hint: 'They stay as they are' },
  { value: 'archive', label: 'Archive them', hint: 'Nobody finds them anymore' },
]

export function DeleteTeam({ team }: { team: Data.Teams.Team }) {
  const [isOpen, setOpen] = useState(false)
  const [fate, setFate] = useState<ListingFate>('owners')
  const [typed, setTyped] = useState('')
  const { run, isRunning, refusal, dialog } = useConfirmedCall()

  const remove = async () => {
    const answer = await run(() => teamApi.remove(team.handle, fate))
    if (!answer) return
    toast.success(`Deleted “${isolated(team.name)}”`)
    router.visit('/dashboard')
  }

  return (
    <Partial
      title="Delete"
      form={
        <Button variant="danger" size="sm" onClick={() => setOpen(true)}>
          Delete team
        </Button>
      }
    >
      Removes the team, its page and its invitations for everyone. There’s no way back.
      <Dialog
        title={`Delete “${isolated(team.name)}”?`}
        size="sm"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button
            variant="danger"
            isLoading={isRunning}
            disabled={typed.trim().toLowerCase() !== team.handle}
            onClick={() => void remove()}
          >
            Delete team
          </Button>
        }
      >
        <div className="flex flex-col gap-6">
          <FieldGroup legend="The team’s listings">
            <RadioCards name="fate" options={FATES} value={fate} onChange={setFate} columns={2} />
          </FieldGroup>
          <Field label={`Type “${team.handle}” to confirm`}>
            <Input
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <RefusalNote refusal={refusal} />
          {dialog}
        </div>
      </Dialog>
    </Partial>
  )
}
