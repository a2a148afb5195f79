import { reloadPage } from '#app/kit/calls/page_reloads'
import type { Data } from '#data'
import { PhotoField } from '#app/profiles/ui/components/settings/photo_field'
import { Partial } from '#app/teams/ui/components/settings/partial'
import { teamApi } from '#app/teams/ui/team_api'

export function PhotoForm({ team }: { team: Data.Teams.Team }) {
  const save = async (photoId: number | null) => {
    await teamApi.update(team.handle, { photo_id: photoId })
    reloadPage()
  }
  return (
    <Partial
      title="Photo"
      form={
        <PhotoField
          name={team.name}
          photo={team.photo}
          label="Team photo"
          shape="square"
          onSave={save}
        />
      }
    >
      Your emblem or a picture, next to the team’s name. Without one, people see its initials.
    </Partial>
  )
}
