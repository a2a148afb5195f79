import { useState } from 'react'
import type { Data } from '#data'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { Partial } from '#app/teams/ui/components/settings/partial'
import { TeamForm } from '#app/teams/ui/components/settings/team_form'
import { TYPE_OPTIONS } from '#app/teams/ui/team_words'

export function TypeForm({ team }: { team: Data.Teams.Team }) {
  const [type, setType] = useState(team.type)
  return (
    <Partial
      title="Type"
      form={
        <TeamForm team={team} change={{ type }} label="Save type">
          {(refusal) => (
            <FieldGroup legend="Team type" error={refusal?.errors['team.type']}>
              <RadioCards name="type" options={TYPE_OPTIONS} value={type} onChange={setType} />
            </FieldGroup>
          )}
        </TeamForm>
      }
    >
      Helps people find the team in Society.
    </Partial>
  )
}
