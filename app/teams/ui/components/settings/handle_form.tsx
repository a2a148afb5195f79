import { useState } from 'react'
import type { Data } from '#data'
import { HandleField } from '#app/accounts/ui/components/handle_field'
import { Partial } from '#app/teams/ui/components/settings/partial'
import { TeamForm } from '#app/teams/ui/components/settings/team_form'

export function HandleForm({ team }: { team: Data.Teams.Team }) {
  const [handle, setHandle] = useState(team.handle)
  return (
    <Partial
      title="Handle"
      form={
        <TeamForm team={team} change={{ handle }} label="Save handle">
          {(refusal) => (
            <HandleField
              initial={team.handle}
              error={refusal?.errors['team.handle']}
              onChange={setHandle}
            />
          )}
        </TeamForm>
      }
    >
      The end of the team’s address. Links to the old one work for 30 more days.
    </Partial>
  )
}
