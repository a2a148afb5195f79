import { useState } from 'react'
import { Head, router } from '@inertiajs/react'
import { handleProposal } from '#app/accounts/handles/handle_proposal'
import { HandleField } from '#app/accounts/ui/handle_field'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { RadioCards } from '#app/kit/form/radio_cards'
import { MAX_TEAM_NAME_CHARACTERS, type TeamType } from '#app/teams/team_options'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { teamApi } from '#app/teams/ui/team_api'
import { TYPE_OPTIONS } from '#app/teams/ui/team_words'

export default function CreateTeam() {
  const retry = useRetryKey()
  const [name, setName] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const proposed = handleProposal(name)
  const handle = typed ?? proposed
  const [type, setType] = useState<TeamType>('brokerage')
  const { run, isRunning, refusal } = useCall()

  const create = async () => {
    const team = { name, handle, type }
    const answer = await run(() => teamApi.create(team, retry.of(team)))
    if (answer) router.visit(`/teams/${answer.team.handle}/members`)
  }

  return (
    <div className="gutter mx-auto w-full max-w-180 py-10">
      <Head title="Teams create" />
      <SectionHeading level="page" label="Teams">
        Create a team
      </SectionHeading>
      <p className="mt-4 max-w-140 text-muted">
        List homes together, share private ones and answer under one name. You’ll own the team and
        can invite people next.
      </p>
      <form
        noValidate
        className="mt-10 flex flex-col gap-7"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <Field label="Name" error={refusal?.errors['team.name']}>
          <Input
            value={name}
            maxLength={MAX_TEAM_NAME_CHARACTERS}
            placeholder="For example, Rinaldi & Figli"
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <HandleField
          error={refusal?.errors['team.handle']}
          proposed={proposed}
          onChange={setTyped}
        />
        <FieldGroup legend="Type" error={refusal?.errors['team.type']}>
          <RadioCards name="type" options={TYPE_OPTIONS} value={type} onChange={setType} />
        </FieldGroup>
        <RefusalNote refusal={refusal} />
        <div>
          <Button type="submit" variant="primary" isLoading={isRunning}>
            Create team
          </Button>
        </div>
      </form>
    </div>
  )
}
