import { useState } from 'react'
import type { Data } from '#data'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { MAX_TEAM_NAME_CHARACTERS } from '#app/teams/contract/team_options'
import { Partial } from '#app/teams/ui/components/settings/partial'
import { TeamForm } from '#app/teams/ui/components/settings/team_form'

export function NameForm({ team }: { team: Data.Teams.Team }) {
  const [name, setName] = useState(team.name)
  return (
    <Partial
      title="Name"
      form={
        <TeamForm team={team} change={{ name }} label="Save name">
          {(refusal) => (
            <Field label="Team name" error={refusal?.errors['team.name']}>
              <Input
                value={name}
                maxLength={MAX_TEAM_NAME_CHARACTERS}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
          )}
        </TeamForm>
      }
    >
      What people see on the team’s page, its listings and in invitations.
    </Partial>
  )
}
